import { expect, it } from 'vitest';
import { shippedConcepts } from './concept-dictionary.ts';
import { keptReading, readDictionary } from './dictionary-reading.ts';

it('what is kept of the dictionary as it ships is what reading it gives', () => {
  expect(keptReading()).toEqual(readDictionary(shippedConcepts()));
});
