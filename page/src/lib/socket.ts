/** A WebSocket that reconnects with exponential backoff and sends a heartbeat. */
export type Link = "connecting" | "open" | "lost" | "closed";

export interface Line {
  send(message: unknown): boolean;
  close(): void;
}

const FIRST = 300;
const LONGEST = 8000;
const PING = 20_000;
const SILENCE = 45_000;
const UNKNOWN = 4401; // close code: no session, request /api/me first
const FORBIDDEN = 4403;
const NOT_THERE = 4404;

export function connect(
  path: string,
  heard: (message: { type: string }) => void,
  changed: (link: Link, why: string) => void,
  before: (again: boolean) => Promise<void> = () => Promise.resolve(), // establishes the session; `again` if it was lost
): Line {
  let socket: WebSocket | null = null;
  let over = false;
  let pause = FIRST;
  let later: ReturnType<typeof setTimeout> | undefined;
  let last = Date.now();

  const open = (): void => {
    if (over) return;
    clearTimeout(later);
    changed("connecting", "");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const mine = new WebSocket(`${scheme}//${location.host}${path}`);
    socket = mine;
    mine.onopen = () => {
      pause = FIRST;
      last = Date.now();
      changed("open", "");
    };
    mine.onmessage = (event) => {
      last = Date.now();
      if (typeof event.data === "string") heard(JSON.parse(event.data));
    };
    mine.onclose = (event) => {
      if (over || socket !== mine) return;
      socket = null;
      if (event.code === FORBIDDEN || event.code === NOT_THERE) {
        over = true; // it would be refused again
        changed("closed", event.reason);
        return;
      }
      changed("lost", event.reason);
      later = setTimeout(() => (event.code === UNKNOWN ? void before(true).then(open, open) : open()), pause);
      pause = Math.min(pause * 1.7, LONGEST);
    };
  };
  const now = (): void => {
    if (!over && (!socket || socket.readyState > WebSocket.OPEN)) {
      pause = FIRST;
      open();
    }
  };
  const beat = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - last > SILENCE) socket.close();
    else socket.send(JSON.stringify({ ping: Date.now() }));
  }, PING);
  addEventListener("online", now);
  document.addEventListener("visibilitychange", now);
  void before(false).then(open, open);
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      over = true;
      clearTimeout(later);
      clearInterval(beat);
      removeEventListener("online", now);
      document.removeEventListener("visibilitychange", now);
      socket?.close();
      changed("closed", "");
    },
  };
}
