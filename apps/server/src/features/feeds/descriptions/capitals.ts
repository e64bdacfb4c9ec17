// Shouted text in quiet letters. Words without vowels, with digits, and Roman numerals stay as they are: they are abbreviations.

const SMALL = new Set('a an and at by for from in of on or the to with de du des la le les et und der die das y e del da do'.split(' '));
const KEPT = /^(?:IT|HR|UX|UI|QA|AI|PA|US|USA|UK|EU|AV|EMS|AWS|IOS|API|NHS|CEO|CFO|CIO|CTO|ICU|ITU|AHP|CAMHS|IAPT|GIS|EEO|ADA|ERP|PLC)$/;

/** True where a text of some length has no small letter. */
export function isShouted(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** The text with one capital a word, small words small. */
export function titleCase(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}'’.&]+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    if (
      /\p{N}/u.test(word) ||
      /^[IVX]+$/.test(word) ||
      (word.length <= 4 && !/[AEIOUY]/.test(word)) ||
      /^\p{L}\.\p{L}/u.test(word) ||
      KEPT.test(word)
    )
      return word;
    if (at > 0 && SMALL.has(lower)) return lower;
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}
