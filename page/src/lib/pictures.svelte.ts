/**
 * The player's own card pictures, from a local folder or from an address that contains {title}. None are shipped, and
 * none are shown unless the player chooses some. Pictures from a folder are kept in this browser (IndexedDB) and never
 * sent anywhere.
 */
import { remember, remembered } from "./theme.svelte";

const ADDRESS = "sneakdoor.pictures.address";
const STORE = "pictures";
const PICTURE = /\.(png|jpe?g|webp|avif|gif)$/i;

/** Normalise a title as a file name: lower-case letters and digits only. */
export const plainName = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "");

export const pictures = $state<{ address: string; count: number }>({ address: remembered(ADDRESS) ?? "", count: 0 });
let urls = $state.raw<ReadonlyMap<string, string>>(new Map());

/** Address of a card's picture, or "". */
export function pictureOf(title: string): string {
  if (!title) return "";
  const own = urls.get(plainName(title));
  if (own) return own;
  return pictures.address ? pictures.address.replaceAll("{title}", encodeURIComponent(title)).replaceAll("{name}", plainName(title)) : "";
}

/** Only same-origin addresses: the content policy blocks all others. */
export const isAllowed = (address: string): boolean => address === "" || (/\{(title|name)\}/.test(address) && new URL(address, location.origin).origin === location.origin);

export function setAddress(address: string): boolean {
  if (!isAllowed(address.trim())) return false;
  pictures.address = address.trim();
  remember(ADDRESS, pictures.address);
  return true;
}

function database(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open("sneakdoor", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error());
  });
}

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T> | void): Promise<T | undefined> {
  const db = await database();
  return new Promise((done, failed) => {
    const change = db.transaction(STORE, mode);
    const asked = act(change.objectStore(STORE));
    change.oncomplete = () => done(asked ? asked.result : undefined);
    change.onerror = () => failed(change.error ?? new Error());
  });
}

/** Import all pictures of a folder; return their number. */
export async function takeFolder(files: FileList): Promise<number> {
  const found = [...files].filter((one) => PICTURE.test(one.name));
  await within("readwrite", (store) => {
    store.clear();
    for (const one of found) store.put(one, plainName(one.name.replace(PICTURE, "")));
  });
  await loadPictures();
  return found.length;
}

export async function dropPictures(): Promise<void> {
  await within("readwrite", (store) => store.clear());
  await loadPictures();
}

export async function loadPictures(): Promise<void> {
  try {
    const names = (await within("readonly", (store) => store.getAllKeys())) ?? [];
    const blobs = (await within("readonly", (store) => store.getAll() as IDBRequest<Blob[]>)) ?? [];
    for (const one of urls.values()) URL.revokeObjectURL(one);
    urls = new Map(names.map((name, n) => [String(name), URL.createObjectURL(blobs[n]!)]));
    pictures.count = names.length;
  } catch {
    pictures.count = 0; // storage may be blocked; then there are no pictures
  }
}
