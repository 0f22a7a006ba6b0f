// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connect, type Line } from "../../src/lib/socket";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: unknown }): void => {};
  onclose = (_: { code: number; reason: string }): void => {};
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.drop(1000);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  drop(code: number, reason = ""): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1)!;
let heard: unknown[];
let links: string[];
let before: ReturnType<typeof vi.fn<(again: boolean) => Promise<void>>>;
let line: Line;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  [heard, links] = [[], []];
  before = vi.fn(() => Promise.resolve());
  line = connect(
    "/ws/table",
    (message) => heard.push(message),
    (link, why) => links.push(why ? `${link}: ${why}` : link),
    before,
  );
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("connect", () => {
  it("opens, hears and sends JSON", () => {
    expect(line.send({ a: 1 })).toBe(false);
    last().open();
    last().onmessage({ data: '{"type":"view"}' });
    expect(line.send({ a: 1 })).toBe(true);
    expect([heard, last().sent, links]).toEqual([[{ type: "view" }], ['{"a":1}'], ["connecting", "open"]]);
  });

  it("comes back after longer and longer pauses, which a success resets", async () => {
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(299);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.made).toHaveLength(2);
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(509);
    expect(FakeSocket.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.made).toHaveLength(3);
    last().open();
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.made).toHaveLength(4);
  });

  it.each([4403, 4404])("does not come back after %i, and passes on the reason", async (code) => {
    last().drop(code, "no such table");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(links.at(-1)).toBe("closed: no such table");
  });

  it("introduces itself again where the server has forgotten us", async () => {
    last().drop(4401);
    await vi.advanceTimersByTimeAsync(300);
    expect(before.mock.calls).toEqual([[false], [true]]);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("gives signs of life, and hangs up on a server that gives none", async () => {
    const first = last();
    first.open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(first.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(first.readyState).toBe(3);
  });

  it("comes back at once when the machine is online again", async () => {
    for (let n = 0; n < 6; n++) {
      last().drop(1006);
      await vi.advanceTimersByTimeAsync(8000);
    }
    last().drop(1006);
    const made = FakeSocket.made.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(made + 1);
  });

  it("stays closed once it was closed", async () => {
    last().open();
    line.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
  });
});
