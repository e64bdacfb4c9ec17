// What is kept of texts that people type, for any text: kept once more it is the same, it is within its bounds, and nothing unseen is in it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentName, freeName, renamedDocument } from './document-names.ts';
import { foldedEmail, isEmail } from './emails.ts';
import { fold, foldedKey, KEY_CODE_POINTS } from './folding.ts';
import { LIMITS } from './limits.ts';
import { fullName, NAME_CHARACTERS, plainLine, plainName } from './names.ts';
import { jobSegment, organizationSegment, parseJobSegment, parseOrganizationSegment, slugify } from './slugs.ts';
import { cutTo, isLongerThan, lineCharacters, visibleCharacters, visibleText } from './visible-characters.ts';

/** What breaks such rules: marks, joiners, what turns the writing round, emoji of several parts, letters that fold into several. */
const HARD = 'aZ0 \t\n\r\u0000\u00a0\u0301\u200b\u200c\u200d\u202e\ufeffßÆıİΣ한あ漢👩👧🇳🇴.-_/\\"<>&;#('.match(/./gsu) ?? [];
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: fc.constantFrom(...HARD), maxLength: 60 }));
const twice = (keep: (given: string) => string) =>
  fc.assert(
    fc.property(text, (given) => {
      expect(keep(keep(given))).toBe(keep(given));
    }),
  );

it.each<[string, (given: string) => string]>([
  ['a line', plainLine],
  ['a name', plainName],
  ['a folded text', fold],
  ['a folded key', foldedKey],
  ['a slug', slugify],
  ['an address to compare', foldedEmail],
])('%s is itself when it is made once more', (_what, keep) => twice(keep));

describe('a line', () => {
  it('has no end of line, no control character, and no blank ends', () => {
    fc.assert(
      fc.property(text, (given) => {
        const line = plainLine(given);
        expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b\u202e\ufeff]| {2}/);
        expect(line).toBe(line.trim());
      }),
    );
  });

  it('of a name has at most its characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (given) => lineCharacters(plainName(given)) <= NAME_CHARACTERS));
  });

  it.each([
    ['Ada', 'Berg', 'Ada Berg'],
    ['Ada', '', 'Ada'],
    [null, 'Berg', 'Berg'],
    [undefined, null, ''],
    ['太郎', '山田', '山田太郎'],
    ['さくら', '田中', '田中 さくら'],
    ['マリア', 'シュミット', 'マリア シュミット'],
    ['민수', '김', '김민수'],
    ['Mei', '王', 'Mei 王'],
  ])('the whole name of %s and %s is "%s"', (first, last, whole) => expect(fullName(first, last)).toBe(whole));
});

describe('a slug', () => {
  it('has at most 100 characters (pages.16), no hyphen at its ends and no two of them', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme', maxLength: 300 })), (given) => {
        const slug = slugify(given);
        expect([...slug].length).toBeLessThanOrEqual(LIMITS.slugCharacters);
        expect(slug).not.toMatch(/^-|-$|--|[\s/?#%&"<>]/);
      }),
    );
  });

  it('never hides the id before it', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 2_147_483_647 }), text, (id, number, title) => {
        expect(parseJobSegment(jobSegment(id, title))?.id).toBe(id);
        expect(parseOrganizationSegment(organizationSegment(number, title))?.id).toBe(number);
      }),
    );
  });
});

it('what is folded for an index is a beginning of the whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (given) => {
      expect(fold(given).startsWith(foldedKey(given))).toBe(true);
      expect([...foldedKey(given)].length).toBeLessThanOrEqual(KEY_CODE_POINTS);
    }),
    { numRuns: 30 },
  );
});

it('case and accents never matter to a folded text', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'é', 'ö', 'ñ', 'ç', 'ß', 'я', 'й', 'ο', 'ό', ' '), maxLength: 20 });
  fc.assert(
    fc.property(words, (given) => {
      expect(fold(given.normalize('NFD'))).toBe(fold(given));
      expect(fold(given.toUpperCase())).toBe(fold(given));
    }),
  );
});

it('an address that is one stays one when it is folded, with one at sign', () => {
  const local = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '.', '+', '-', 'é', 'İ', 'ß', 'K'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(local, (given) => {
      const address = `${given}@Mail.Example.org`;
      if (isEmail(address)) expect(isEmail(foldedEmail(address))).toBe(true);
    }),
  );
});

describe('a text that is cut', () => {
  it('is a beginning of itself, no longer than allowed, and whole where it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 0, max: 20 }), (given, max) => {
        const cut = cutTo(given, max);
        expect(given.startsWith(cut)).toBe(true);
        expect(isLongerThan(cut, max)).toBe(false);
        if (!isLongerThan(given, max)) expect(cut).toBe(given);
      }),
    );
  });

  it('of rich text counts what is seen: tags count nothing, and a plain text counts as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{0,30}$/), (given) => {
        const plain = given.replace(/ +/g, ' ').trim();
        expect(visibleText(`<p><b>${given}</b></p>`)).toBe(plain);
        expect(visibleCharacters(`<ul><li>${given}</li></ul>`)).toBe(plain.length);
      }),
    );
  });
});

describe('the name of a document', () => {
  it('ends with its extension, hides nothing, names no folder, and stays itself', () => {
    fc.assert(
      fc.property(text, (given) => {
        const name = documentName(given, 'pdf', 'CV');
        expect(name).toMatch(/^[^./\\][^/\\:*?"<>|\u0000-\u001f\u202e]*\.pdf$|^[^./\\]\.pdf$/u);
        expect(documentName(name, 'pdf', 'CV')).toBe(name);
        const renamed = renamedDocument(given, 'pdf');
        if (renamed !== undefined) expect(renamedDocument(renamed, 'pdf')).toBe(renamed);
      }),
    );
  });

  it('that is free is taken by none, capitals aside', () => {
    const names = fc.array(fc.constantFrom('a.pdf', 'A.pdf', 'a (2).pdf', 'A (3).PDF', 'b.pdf', 'a (4).pdf'), { maxLength: 8 });
    fc.assert(
      fc.property(names, fc.boolean(), (taken, isCopy) => {
        const free = freeName('a.pdf', taken, isCopy);
        expect(taken.map((name) => name.toLowerCase())).not.toContain(free.toLowerCase());
        if (isCopy) expect(free).not.toBe('a.pdf');
      }),
    );
  });
});
