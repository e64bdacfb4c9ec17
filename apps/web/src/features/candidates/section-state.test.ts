import { entriesOf, isUnchanged } from '@fairway/rules/profile-changes';
import { expect, test } from 'vitest';
import { sectionAfter } from './section-state.ts';

const section = entriesOf(['a', 'b', 'c'].map((id) => ({ id, value: { name: id } })));
const ids = (state: typeof section) => state.entries.map(({ id }) => id).join('');

test('a removal taken back leaves no change, and the entry stands where it stood', () => {
  const removed = sectionAfter(sectionAfter(section, { type: 'remove', id: 'a' }), { type: 'remove', id: 'b' });
  expect(ids(removed)).toBe('c');
  expect(ids(sectionAfter(removed, { type: 'restore', id: 'b' }))).toBe('bc');
  const restored = sectionAfter(sectionAfter(removed, { type: 'restore', id: 'b' }), { type: 'restore', id: 'a' });
  expect(ids(restored)).toBe('abc');
  expect(isUnchanged(restored)).toBe(true);
});

test('what was never removed, or never there, is not restored', () => {
  expect(sectionAfter(section, { type: 'restore', id: 'a' })).toBe(section);
  expect(sectionAfter(section, { type: 'restore', id: 'new-1' })).toBe(section);
});
