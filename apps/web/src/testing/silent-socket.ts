// A page that hears no news: for tests of what it shows.
const RealSocket = window.WebSocket;

class SilentSocket {
  close() {}
  send() {}
}

/** Before a test. */
export function silenceSockets(): void {
  window.WebSocket = SilentSocket as unknown as typeof WebSocket;
}

/** After it. */
export function restoreSockets(): void {
  window.WebSocket = RealSocket;
}
