// Text that was UTF-8, read as windows-1252 and written again: "weâ€™re", "CafÃ©", "Â£30". Repaired only where the whole run is a valid
// UTF-8 sequence in disguise, so a real "Â" or "Ã" stays.

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = new Map<string, number>([...WINDOWS_1252].map((char, index) => [char, 0x80 + index]));
const SUSPECT = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
const RUN = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g;

/** One disguised character: its bytes decoded, or the run as it was. */
function decode(run: string): string {
  const bytes = [...run].map((char) => byteOf.get(char) ?? char.charCodeAt(0));
  const lead = bytes[0] as number;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (bytes.length < length || bytes.slice(1, length).some((byte) => byte < 0x80 || byte > 0xbf)) return run;
  let point = lead & (length === 2 ? 0x1f : length === 3 ? 0x0f : 0x07);
  for (let i = 1; i < length; i++) point = (point << 6) | ((bytes[i] as number) & 0x3f);
  const least = length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000;
  if (point < least || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return run;
  return String.fromCodePoint(point) + run.slice(length);
}

/** The text with disguised UTF-8 repaired; the same text where there is none. */
export function repairMojibake(text: string): string {
  if (!SUSPECT.test(text)) return text;
  const once = text.replaceAll(RUN, decode);
  return SUSPECT.test(once) ? once.replaceAll(RUN, decode) : once;
}
