// RTF cut into its pieces: groups, control words with their number, bytes of text. Bytes, because what a byte means depends on the font.

export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; number: number | undefined }
  | { kind: 'symbol'; symbol: string }
  | { kind: 'byte'; byte: number };

const LETTER = (byte: number) => (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90);
const DIGIT = (byte: number) => byte >= 48 && byte <= 57;

/** Pieces in their order; what is cut off ends the list. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    at++;
    if (byte === 0x7b) yield { kind: 'open' };
    else if (byte === 0x7d) yield { kind: 'close' };
    else if (byte === 0x0a || byte === 0x0d || byte === 0) continue;
    else if (byte !== 0x5c) yield { kind: 'byte', byte };
    else {
      const { token, next, skip } = control(bytes, at);
      at = next + skip;
      if (token) yield token;
    }
  }
}

/** What stands behind a backslash. `skip`: bytes of binary data behind it. */
function control(bytes: Uint8Array, start: number): { token: RtfToken | undefined; next: number; skip: number } {
  const first = bytes[start] ?? 0x20;
  if (!LETTER(first)) {
    if (first !== 0x27) return { token: { kind: 'symbol', symbol: String.fromCharCode(first) }, next: start + 1, skip: 0 };
    const byte = Number.parseInt(String.fromCharCode(bytes[start + 1] ?? 0x30, bytes[start + 2] ?? 0x30), 16);
    return { token: Number.isNaN(byte) ? undefined : { kind: 'byte', byte }, next: start + 3, skip: 0 };
  }
  let at = start;
  while (at - start < 32 && LETTER(bytes[at] ?? 0)) at++;
  const word = String.fromCharCode(...bytes.subarray(start, at));
  const digits = at;
  if (bytes[at] === 0x2d) at++;
  while (at - digits < 11 && DIGIT(bytes[at] ?? 0)) at++;
  const number = at > digits ? Number.parseInt(String.fromCharCode(...bytes.subarray(digits, at)), 10) : undefined;
  if (bytes[at] === 0x20) at++;
  const skip = word === 'bin' && number && number > 0 ? number : 0;
  return { token: { kind: 'word', word, number: Number.isNaN(number) ? undefined : number }, next: at, skip };
}
