// A new index without dead slots, in order of publication, made from the old one in small steps while the old one goes on answering and changing.
// Lists only grow at their end, so what the old index takes in meanwhile lies beyond the slots seen at the start and is left out here:
// the owner keeps those changes and applies them to the new index before it takes over (index-keeper.ts).

import { hasBit } from './bitmap.ts';
import { type FacetValues, RECORD } from './facet-values.ts';
import { JobIndex } from './job-index.ts';
import { hasAnyLeft, renumber } from './renumbering.ts';
import type { Slots } from './slots.ts';

const ROOM = 1.3;
/** Slots handled between two pauses. */
const STRIDE = 16_384;

/** Runs in steps of a few milliseconds at most (at a million postings), each ended by a yield; returns the new index. */
export function* compact(old: JobIndex): Generator<void, JobIndex> {
  const index = new JobIndex(Math.max(1024, Math.ceil(old.size * ROOM)), old.epoch + 1);
  const order = inOrder(old.slots);
  const newSlots = new Int32Array(old.slots.count).fill(-1);
  yield;
  for (let at = 0; at < order.length; at++) {
    newSlots[order[at]!] = copySlot(old.slots, order[at]!, index.slots);
    if (at % STRIDE === 0) yield;
  }
  yield* copyRecords(old, index, order);
  yield* copyLists(old, index, newSlots);
  yield* copyWords(old, index, newSlots);
  yield* copyPhrases(old, index, newSlots);
  index.dictionary.sort();
  yield;
  index.reopen();
  return index;
}

/** Live slots by publication; those already in order stay as they are. */
function inOrder(slots: Slots): Uint32Array {
  const { live, ordered, count, publishedAt } = slots;
  const early: number[] = [];
  const late: number[] = [];
  for (let slot = 0; slot < count; slot++) if (hasBit(live, slot)) (slot < ordered ? early : late).push(slot);
  late.sort((a, b) => publishedAt[a]! - publishedAt[b]! || a - b);
  const merged = new Uint32Array(early.length + late.length);
  let next = 0;
  let to = 0;
  for (const slot of early) {
    while (next < late.length && publishedAt[late[next]!]! < publishedAt[slot]!) merged[to++] = late[next++]!;
    merged[to++] = slot;
  }
  while (next < late.length) merged[to++] = late[next++]!;
  return merged;
}

/** A slot may have died since the start: it is copied all the same, and dies again with the changes kept. */
function copySlot(from: Slots, slot: number, to: Slots): number {
  const traits = from.traits[slot]!;
  const made = to.append(from.ids.subarray(4 * slot, 4 * slot + 4), from.publishedAt[slot]!, from.deadlineAt[slot]!, traits >> 8);
  to.setLengthStep(made, traits & 255);
  to.yearlyPay[made] = from.yearlyPay[slot]!;
  return made;
}

function* copyRecords(old: JobIndex, index: JobIndex, order: Uint32Array): Generator<void> {
  for (const [at, facet] of old.records.facets.entries()) {
    const target = facet.withoutSlots(index.postings);
    index.records.facets[at] = target;
    const combinations = new Int32Array(65_536).fill(-1);
    for (let slot = 0; slot < order.length; slot++) {
      index.records.records[RECORD * slot + at] = recordOf(
        facet,
        target,
        order[slot]!,
        slot,
        old.records.records[RECORD * order[slot]! + at]!,
        combinations,
      );
      if (slot % STRIDE === 0) yield;
    }
  }
}

function recordOf(from: FacetValues, to: FacetValues, oldSlot: number, slot: number, record: number, known: Int32Array): number {
  const seen = known[record]!;
  if (seen >= 0) return seen;
  const combination = to.combinationOf(slot, from.valuesOf(oldSlot, record));
  // A spilled record stands for its slot alone.
  if (!from.spilled.has(oldSlot) && !to.spilled.has(slot)) known[record] = combination;
  return combination;
}

function* copyLists(old: JobIndex, index: JobIndex, newSlots: Int32Array): Generator<void> {
  const copy = (target: number, source: number) => renumber(index.postings, target, old.postings, source, newSlots);
  copy(index.audiences.everyone, old.audiences.everyone);
  for (const [at, facet] of old.records.facets.entries()) {
    // Values that came since the start stand beyond those copied; the changes kept bring them.
    const { lists } = index.records.facets[at]!;
    for (const [number, list] of lists.entries()) {
      copy(list, facet.lists[number]!);
      yield;
    }
  }
  for (const [source, target] of [
    [old.audiences.schools, index.audiences.schools],
    [old.organizations, index.organizations],
  ] as const) {
    for (const [key, list] of source) {
      const made = index.postings.add();
      if (copy(made, list) > 0) target.set(key, made);
      yield;
    }
  }
}

function* copyWords(old: JobIndex, index: JobIndex, newSlots: Int32Array): Generator<void> {
  for (const word of old.dictionary.inOrder()) {
    const list = old.dictionary.anywhere(word);
    if (!hasAnyLeft(old.postings, list, newSlots)) continue;
    const target = index.dictionary.intern(old.dictionary.words.text(word), index.postings);
    renumber(index.postings, index.dictionary.anywhere(target), old.postings, list, newSlots);
    renumber(index.postings, index.dictionary.head(target), old.postings, old.dictionary.head(word), newSlots);
    yield;
  }
  index.dictionary.cameInOrder();
}

function* copyPhrases(old: JobIndex, index: JobIndex, newSlots: Int32Array): Generator<void> {
  for (let phrase = 0; phrase < old.phrases.texts.size; phrase++) {
    if (!hasAnyLeft(old.phrases.lists, phrase, newSlots)) continue;
    const target = index.phrases.intern(old.phrases.texts.text(phrase), index.dictionary, index.postings);
    renumber(index.phrases.lists, target, old.phrases.lists, phrase, newSlots);
    yield;
  }
}
