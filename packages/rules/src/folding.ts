// Folding: how texts are compared without case, accents and spacing. One function, so that what one part stores another finds.

const SPECIAL: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' };

/** Lower case, compatibility forms, no accents on Latin, Greek and Cyrillic letters, single spaces. */
export function fold(text: string): string {
  if (/^[a-z0-9 ]*$/.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu, '')
    .replace(/[ßæøđłœıþð]/g, (c) => SPECIAL[c] ?? c)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
