// Folding: how texts are compared without case, accents and spacing. One function, so that what one part stores another finds.

/** Code points of a folded text that columns in an index hold: at most 2,400 bytes, where a row of an index may have 2,704 (migration 0094). */
export const KEY_CODE_POINTS = 600;

const SPECIAL: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' };

/** Small letters without marks, and scripts that have neither case nor marks that fall: these are as they fold. */
const FOLDED = /^[a-z0-9 а-ик-я\u4e00-\u9fffぁ-ゖァ-ヺー\uac00-\ud7a3]*$/;

const MARKED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Lower case, compatibility forms, no accents on Latin, Greek and Cyrillic letters, single spaces. */
export function fold(text: string): string {
  if (FOLDED.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  const apart = text.normalize('NFKD').toLowerCase();
  // Most texts have none, and to see that takes a fraction of looking for them behind letters.
  const unmarked = /\p{M}/u.test(apart) ? apart.replace(MARKED, '$1') : apart;
  return unmarked
    .replace(/[ßæøđłœıþð]/g, (c) => SPECIAL[c] ?? c)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The folded text as an index holds it: what goes beyond its first 600 code points is not compared. */
export function foldedKey(text: string): string {
  const folded = fold(text);
  return folded.length <= KEY_CODE_POINTS ? folded : [...folded].slice(0, KEY_CODE_POINTS).join('');
}
