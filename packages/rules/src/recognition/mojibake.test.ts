// UTF-8 that was read as windows-1252: put right for any text, and real letters stay.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repairMojibake } from './mojibake.ts';

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** A text as a wrong reader sees its bytes. */
function misread(text: string): string {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0)!;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
  }
  return bytes.map((byte) => (byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252[byte - 0x80]! : String.fromCharCode(byte))).join('');
}

it.each(['we’re', 'Café – naïve', '£30,000 €45', 'Größe', 'Żółć', 'Привет', '東京', '한국어', '🙂 ok'])('%s is what it was', (text) => {
  expect(misread(text)).not.toBe(text);
  expect(repairMojibake(misread(text))).toBe(text);
});

it('misread twice it is put right too', () => expect(repairMojibake(misread(misread('Café ’')))).toBe('Café ’'));

it.each(['', 'plain', 'Âge', 'SÃO PAULO', 'naïve', 'Ä', '日本', 'Ã', 'Â£'.slice(0, 1), 'â€'])('"%s" stays', (text) => {
  expect(repairMojibake(text)).toBe(text);
});

it('bytes that are no UTF-8 stay: too long forms, halves of pairs, what lies beyond Unicode', () => {
  const read = (...bytes: number[]) =>
    bytes.map((byte) => (byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252[byte - 0x80]! : String.fromCharCode(byte))).join('');
  for (const bytes of [
    [0xe0, 0x80, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf0, 0x80, 0x80, 0xaf],
  ])
    expect(repairMojibake(read(...bytes))).toBe(read(...bytes));
});

it('any text of letters comes back, in the midst of plain words', () => {
  const letters = fc
    .array(fc.integer({ min: 0xa1, max: 0xd7ff }), { minLength: 1, maxLength: 12 })
    .map((points) => String.fromCodePoint(...points));
  fc.assert(
    fc.property(letters, (text) => {
      // What looks misread itself would be put right once more.
      fc.pre(repairMojibake(text) === text && repairMojibake(`a ${text} b`) === `a ${text} b`);
      expect(repairMojibake(`a ${misread(text)} b`)).toBe(`a ${text} b`);
    }),
  );
});
