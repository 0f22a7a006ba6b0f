/** Requests to the server: JSON in and out, with the value that shows they come from this page. */
import type { Me } from "./messages";

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

/** Who I am; the server makes a guest of whoever is nobody yet. */
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

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-Sneakdoor-CSRF"] = csrf;
  let answer: Response;
  try {
    const said = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: said, credentials: "same-origin" });
  } catch {
    throw new Refused("The server cannot be reached.", 0);
  }
  const text = await answer.text();
  let told: unknown = text;
  if ((answer.headers.get("content-type") ?? "").includes("json") && text) told = JSON.parse(text);
  if (!answer.ok) throw new Refused(reason(told, answer), answer.status, told);
  return told as T;
}

function reason(told: unknown, answer: Response): string {
  if (told && typeof told === "object") {
    const parts = told as Record<string, unknown>;
    for (const name of ["error", "message", "detail"]) if (typeof parts[name] === "string") return parts[name];
  }
  return `The server says: ${answer.status} ${answer.statusText}`;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);

/** A request that changes something: it waits until the server has told the value that goes with it. */
export async function send<T>(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  await me();
  return request<T>(method, path, body);
}
export const post = <T>(path: string, body: unknown = {}): Promise<T> => send<T>("POST", path, body);
