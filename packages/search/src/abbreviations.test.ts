import { expect, it } from 'vitest';
import { conceptOf, placeOf } from './terms.ts';
import { readUnits } from './units.ts';

const meant = (text: string) => readUnits(text, false).map(({ terms }) => terms.flatMap((term) => conceptOf(term) ?? placeOf(term) ?? []));

it('two letters are the German vowel that they stand for, where they mean nothing as they are', () => {
  expect(meant('Kaeltetechniker')).toEqual(meant('Kältetechniker'));
  expect(meant('Baecker')).toEqual(meant('Bäcker'));
  expect(meant('Gaertner Nuernberg')).toEqual(meant('Gärtner Nürnberg'));
  expect(meant('aerospace')).toEqual(meant('Aerospace'));
  expect(meant('Kältetechniker')[0]).not.toEqual([]);
});
