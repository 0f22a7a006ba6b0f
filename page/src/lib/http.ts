/** Requests to the server: JSON in and out, with the CSRF token. */
import type { Me } from "./messages";
import { strings } from "./strings";

export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly body: unknown = null,
  ) {
    super(message);
  }
}

let csrf = "";
let meAsked: Promise<Me> | null = null;

/** The current user; the server creates a guest for new visitors. */
export function me(again = false): Promise<Me> {
  if (!meAsked || again) {
    meAsked = request<Me>("GET", "/api/me").then((one) => {
      csrf = one.csrf;
      return one;
    });
    meAsked.catch(() => (meAsked = null));
  }
  return meAsked;
}

const request = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await exchange<T>(method, path, body)).data;

async function exchange<T>(method: string, path: string, body?: unknown): Promise<{ data: T; headers: Headers }> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-Sneakdoor-CSRF"] = csrf;
  let answer: Response;
  try {
    const said = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: said, credentials: "same-origin" });
  } catch {
    throw new Refused(strings.unreachable, 0);
  }
  const text = await answer.text();
  let data: unknown = text;
  if ((answer.headers.get("content-type") ?? "").includes("json") && text) data = JSON.parse(text);
  if (!answer.ok) throw new Refused(reason(data, answer), answer.status, data);
  return { data: data as T, headers: answer.headers };
}

function reason(data: unknown, answer: Response): string {
  if (data && typeof data === "object") {
    const parts = data as Record<string, unknown>;
    for (const name of ["error", "message", "detail"]) if (typeof parts[name] === "string") return parts[name];
  }
  return strings.serverSays(answer.status, answer.statusText);
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);

/** A page of a list, with the cursor of the next page, if any. */
export interface Page<T> {
  list: T[];
  next: string | null;
}

export async function page<T>(path: string, after: string | null = null): Promise<Page<T>> {
  const from = after === null ? "" : `${path.includes("?") ? "&" : "?"}after=${encodeURIComponent(after)}`;
  const { data, headers } = await exchange<T[]>("GET", path + from);
  return { list: data, next: headers.get("x-sneakdoor-next") };
}

/** Merge two pages of a list; duplicates are taken from the first, which is newer. */
export function joined<T extends { id: string }>(first: T[], rest: T[]): T[] {
  const there = new Set(first.map((one) => one.id));
  return [...first, ...rest.filter((one) => !there.has(one.id))];
}

/** A request that changes something; it waits for the CSRF token. */
export async function send<T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  await me();
  return request<T>(method, path, body);
}
export const post = <T>(path: string, body: unknown = {}): Promise<T> => send<T>("POST", path, body);
