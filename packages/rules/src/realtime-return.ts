// When a page opens its socket for news again after it was closed. Pure: the close code, how often it failed in a row, and chance from 0 to 1
// go in. Codes are those of the server's protocol (apps/server/src/kernel/realtime/protocol.ts).
//
//   1008 the server refused what we sent      never, until the page is loaded again
//   1012 the server restarts                  after 0.5 to 3 s, so that not everybody comes at once
//   4401 the session is over                  after the session was renewed
//   4429 another page took the place          when the page is looked at again
//   any other                                 after 1 s, 2 s, 4 s ... at most 30 s, half of it by chance

export type RealtimeReturn =
  | { kind: 'never' }
  | { kind: 'after'; delayMs: number }
  | { kind: 'renewed'; delayMs: number }
  | { kind: 'when shown' };

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** What to do after a close. `failures`: closes in a row without a message in between, this one counted. */
export function realtimeReturn(code: number, failures: number, chance: number): RealtimeReturn {
  const pauseMs = Math.min(FIRST_MS * 2 ** Math.min(Math.max(failures - 1, 0), 10), LONGEST_MS);
  const delayMs = Math.round(pauseMs / 2 + (pauseMs / 2) * chance);
  switch (code) {
    case 1008:
      return { kind: 'never' };
    case 1012:
      return { kind: 'after', delayMs: Math.max(Math.round(500 + 2_500 * chance), failures > 1 ? delayMs : 0) };
    case 4401:
      return { kind: 'renewed', delayMs: failures > 1 ? delayMs : 0 };
    case 4429:
      return { kind: 'when shown' };
    default:
      return { kind: 'after', delayMs };
  }
}
