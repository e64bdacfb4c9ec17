import { expect, it } from 'vitest';
import { type Bitmap, countBits, hasBit, ScratchBitmaps, setBit } from './bitmap.ts';
import { countFacets, intersect, walk } from './facet-counting.ts';
import { FacetRecords, FacetValues, RECORD } from './facet-values.ts';
import { PostingLists } from './posting-lists.ts';
import { below, seeded } from './postings.fixture.ts';

const SLOTS = 70_016;
const WORDS = SLOTS / 32;

/** One facet with more combinations than the records can tell apart; the others with few. */
function filled() {
  const postings = new PostingLists(WORDS);
  const records = new FacetRecords(SLOTS);
  for (let slot = 0; slot < SLOTS; slot++) {
    records.facets.forEach((facet, at) => {
      const values = at === 6 ? [`v${slot % 400}`, `u${Math.floor(slot / 400)}`] : slot % (at + 2) === 0 ? [] : [`x${slot % (at + 2)}`];
      records.records[RECORD * slot + at] = facet.add(slot, values, postings);
    });
  }
  return { postings, records };
}

it('walking, intersecting and counting the rest agree, for small and large sets, with combinations beyond what a record holds', () => {
  const { postings, records } = filled();
  const many = records.facets[6]!;
  expect(many.spilled.size).toBeGreaterThan(1000);
  const random = seeded(9);
  const whole: Bitmap = new Int32Array(WORDS).fill(-1);
  const all = records.facets.map((_, at) => at);
  const base = { bitmap: whole, total: SLOTS, counts: records.facets.map((facet) => intersect(facet.lists, whole, postings)) };
  for (const share of [0, 0.0005, 0.02, 0.3, 0.7, 0.99, 1]) {
    const set: Bitmap = new Int32Array(WORDS);
    for (let slot = 0; slot < SLOTS; slot++) if (random() < share) setBit(set, slot);
    const expected = records.facets.map((facet) => facet.values.map(() => 0));
    for (let slot = 0; slot < SLOTS; slot++) {
      if (!hasBit(set, slot)) continue;
      records.facets.forEach((facet, at) => {
        for (const value of facet.valuesOf(slot, records.records[RECORD * slot + at]!)) expected[at]![value]!++;
      });
    }
    const wanted = all.filter(() => below(random, 4) > 0);
    const walked = walk(all, set, WORDS, records.facets, records.records);
    const chosen = countFacets(wanted, set, countBits(set, WORDS), base, records, postings, new ScratchBitmaps(WORDS));
    for (const at of all) {
      expect([...walked.get(at)!]).toEqual(expected[at]);
      expect([...intersect(records.facets[at]!.lists, set, postings)]).toEqual(expected[at]);
      if (wanted.includes(at)) expect([...chosen.get(at)!]).toEqual(expected[at]);
    }
  }
});

it('a value given twice counts once, and a facet without values counts nothing', () => {
  const postings = new PostingLists(2);
  const facet = new FacetValues();
  expect(facet.add(0, [], postings)).toBe(0);
  expect(facet.add(1, ['a', 'b', 'a'], postings)).toBe(facet.add(2, ['b', 'a'], postings));
  expect(facet.values).toEqual(['a', 'b']);
  expect(postings.lengthOf(facet.lists[0]!)).toBe(2);
});

it('a restored facet knows its values, combinations and spilled slots', () => {
  const { records } = filled();
  const restored = FacetValues.restore(structuredClone(records.facets[6]!.state()));
  for (let slot = 0; slot < SLOTS; slot += 97) {
    const record = records.records[RECORD * slot + 6]!;
    expect(restored.valuesOf(slot, record)).toEqual(records.facets[6]!.valuesOf(slot, record));
  }
  const postings = new PostingLists(WORDS);
  for (const _ of restored.lists) postings.add();
  const first = records.facets[6]!.valuesOf(0, records.records[6]!).map((number) => restored.values[number]!);
  expect(restored.add(0, first, postings)).toBe(records.records[6]);
});
