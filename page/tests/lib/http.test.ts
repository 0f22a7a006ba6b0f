import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Http = typeof import("../../src/lib/http");
let http: Http;
let asked: { path: string; init: RequestInit }[];
let answers: Record<string, () => Response>;

const json = (value: unknown, init: ResponseInit = {}): Response => new Response(JSON.stringify(value), { ...init, headers: { "content-type": "application/json", ...init.headers } });

beforeEach(async () => {
  vi.resetModules();
  asked = [];
  answers = { "/api/me": () => json({ csrf: "token-1" }) };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const answer = answers[path];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("no network"));
  });
  http = await import("../../src/lib/http");
});
afterEach(() => vi.unstubAllGlobals());

const headers = (place: number): Record<string, string> => asked[place]!.init.headers as Record<string, string>;

describe("requests", () => {
  it("that change something carry the CSRF value, which is asked for once", async () => {
    answers["/api/decks"] = () => json({ id: "7" });
    expect(await http.post("/api/decks", { name: "x" })).toEqual({ id: "7" });
    await http.post("/api/decks", {});
    expect(asked.map((one) => one.path)).toEqual(["/api/me", "/api/decks", "/api/decks"]);
    expect(headers(1)["X-Sneakdoor-CSRF"]).toBe("token-1");
    expect(asked[1]!.init.body).toBe('{"name":"x"}');
  });

  it("that only read do not", async () => {
    answers["/api/cards"] = () => json([]);
    await http.get("/api/cards");
    expect(headers(0)).not.toHaveProperty("X-Sneakdoor-CSRF");
  });

  it("say the server's reason when refused", async () => {
    answers["/api/x"] = () => json({ error: "The deck is not legal." }, { status: 409 });
    await expect(http.get("/api/x")).rejects.toMatchObject({ message: "The deck is not legal.", status: 409, body: { error: "The deck is not legal." } });
  });

  it("say the status where there is no reason", async () => {
    answers["/api/x"] = () => new Response("<html>", { status: 502, statusText: "Bad Gateway" });
    await expect(http.get("/api/x")).rejects.toThrow("502 Bad Gateway");
  });

  it("say that the server cannot be reached, and ask who we are again after that", async () => {
    const me = answers["/api/me"]!;
    delete answers["/api/me"];
    await expect(http.me()).rejects.toMatchObject({ status: 0 });
    answers["/api/me"] = me;
    await expect(http.me()).resolves.toMatchObject({ csrf: "token-1" });
  });
});

describe("lists in parts", () => {
  it("ask for what comes after, beside other parameters", async () => {
    answers["/api/replays?mine=1&after=a%2Fb"] = () => json([{ id: "1" }], { headers: { "x-sneakdoor-next": "c" } });
    expect(await http.page("/api/replays?mine=1", "a/b")).toEqual({ list: [{ id: "1" }], next: "c" });
  });

  it("are joined without doubles, the newer part first", () => {
    const first = [{ id: "1", n: "new" }];
    expect(
      http.joined(first, [
        { id: "1", n: "old" },
        { id: "2", n: "old" },
      ]),
    ).toEqual([
      { id: "1", n: "new" },
      { id: "2", n: "old" },
    ]);
  });
});
