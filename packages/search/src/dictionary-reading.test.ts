import { expect, it } from 'vitest';
import { shippedConcepts } from './concept-dictionary.ts';
import { keptReading, readDictionary } from './dictionary-reading.ts';

it('what is kept of the dictionary as it ships is what reading it gives', () => {
  const kept = keptReading();
  expect(kept, 'of other sources: npm run generate dictionary').toBeDefined();
  expect(kept).toEqual(readDictionary(shippedConcepts()));
});
