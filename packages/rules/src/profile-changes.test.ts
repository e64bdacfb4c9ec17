import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedFields,
  type EntriesEvent,
  type EntriesState,
  entriesAfter,
  entriesOf,
  entryChanges,
  fieldsAfter,
  fieldsOf,
  isUnchanged,
  sameValue,
  withoutBlank,
} from './profile-changes.ts';

type Language = { languageId: string; proficiencyId: string };
const NB = { id: 'l1', value: { languageId: 'nb', proficiencyId: 'native_or_bilingual' } };
const EN = { id: 'l2', value: { languageId: 'en', proficiencyId: 'elementary' } };
const DE = { languageId: 'de', proficiencyId: 'elementary' };
const start = entriesOf<Language>([NB, EN]);
const after = (...events: EntriesEvent<Language>[]) => events.reduce(entriesAfter<Language>, start);
const ids = (state: EntriesState<Language>) => state.entries.map(({ id }) => id);
const changes = (state: EntriesState<Language>) => {
  const { added, updated, removed } = entryChanges(state);
  return { added: added.map(({ id }) => id), updated: updated.map(({ id }) => id), removed: removed.map(({ id }) => id) };
};

describe('changes of a section against its originals', () => {
  const edit = (id: string, change: Partial<Language>): EntriesEvent<Language> => ({ type: 'edit', id, change });
  const TABLE: [string, EntriesEvent<Language>[], ReturnType<typeof changes>][] = [
    ['nothing', [], { added: [], updated: [], removed: [] }],
    ['add', [{ type: 'add', value: DE }], { added: ['new-1'], updated: [], removed: [] }],
    ['add twice: two temporary ids', [{ type: 'add', value: DE }, { type: 'add', value: DE }], { added: ['new-1', 'new-2'], updated: [], removed: [] }],
    ['update', [edit('l2', { proficiencyId: 'full_professional' })], { added: [], updated: ['l2'], removed: [] }],
    ['editing back to the original is no change', [edit('l2', { proficiencyId: 'x' }), edit('l2', { proficiencyId: 'elementary' })], { added: [], updated: [], removed: [] }],
    ['remove', [{ type: 'remove', id: 'l1' }], { added: [], updated: [], removed: ['l1'] }],
    ['edited, then removed: removed', [edit('l1', { languageId: 'sv' }), { type: 'remove', id: 'l1' }], { added: [], updated: [], removed: ['l1'] }],
    ['a new one removed: nothing was ever there', [{ type: 'add', value: DE }, { type: 'remove', id: 'new-1' }], { added: [], updated: [], removed: [] }],
    ['a new one edited is new', [{ type: 'add', value: DE }, edit('new-1', { languageId: 'fr' })], { added: ['new-1'], updated: [], removed: [] }],
    ['reset', [{ type: 'add', value: DE }, { type: 'remove', id: 'l1' }, { type: 'reset' }], { added: [], updated: [], removed: [] }],
    ['events about an entry that is not there', [edit('gone', DE), { type: 'remove', id: 'gone' }, { type: 'open', id: 'gone' }], { added: [], updated: [], removed: [] }],
  ]; // biome-ignore format: a table
  test.each(TABLE)('%s', (_, events, expected) => {
    const state = after(...events);
    expect(changes(state)).toEqual(expected);
    expect(isUnchanged(state)).toBe(Object.values(expected).flat().length === 0);
  });

  test('a temporary id is never given twice, not even after a reset', () => {
    expect(ids(after({ type: 'add', value: DE }, { type: 'reset' }, { type: 'add', value: DE }))).toEqual(['l1', 'l2', 'new-2']);
  });
});

describe('one inline form at a time', () => {
  test('cancel of a temporary entry removes it', () => {
    const state = after(
      { type: 'add', value: DE, open: true },
      { type: 'edit', id: 'new-1', change: { languageId: 'fr' } },
      { type: 'cancel' },
    );
    expect(ids(state)).toEqual(['l1', 'l2']);
    expect(state.open).toBeUndefined();
  });
  test('Add keeps it, and a later cancel puts back what Add kept', () => {
    const added = after({ type: 'add', value: DE, open: true }, { type: 'accept' });
    const state = [
      { type: 'open', id: 'new-1' } as const,
      { type: 'edit', id: 'new-1', change: { languageId: 'fr' } } as const,
      { type: 'cancel' } as const,
    ].reduce(entriesAfter<Language>, added);
    expect(state.entries.at(-1)).toEqual({ id: 'new-1', value: DE });
  });
  test('cancel of an existing entry puts back what it was when the form opened', () => {
    const state = after(
      { type: 'edit', id: 'l1', change: { languageId: 'nn' } },
      { type: 'open', id: 'l1' },
      { type: 'edit', id: 'l1', change: { languageId: 'sv' } },
      { type: 'cancel' },
    );
    expect(state.entries[0]?.value.languageId).toBe('nn');
    expect(changes(state).updated).toEqual(['l1']);
  });
  test('no second form opens, and nothing is added, while one is open', () => {
    const state = after({ type: 'open', id: 'l1' }, { type: 'open', id: 'l2' }, { type: 'add', value: DE });
    expect(state.open?.id).toBe('l1');
    expect(ids(state)).toEqual(['l1', 'l2']);
  });
  test('Delete closes the form; cancel without a form changes nothing', () => {
    expect(after({ type: 'open', id: 'l1' }, { type: 'remove', id: 'l1' }).open).toBeUndefined();
    expect(after({ type: 'cancel' })).toEqual(start);
    expect(after({ type: 'open', id: 'l1' }, { type: 'remove', id: 'l2' }).open?.id).toBe('l1');
  });
});

describe('a new entry that nobody wrote in', () => {
  const blank = { title: '' };
  const begun = entriesAfter(entriesOf<{ title: string }>([]), { type: 'add', value: blank, open: true });

  test('is no change, and its form holds nothing up', () => {
    expect(withoutBlank(begun, blank)).toMatchObject({ entries: [], open: undefined });
    expect(isUnchanged(withoutBlank(begun, blank))).toBe(true);
  });

  test('is one once something stands in it', () => {
    const written = entriesAfter(begun, { type: 'edit', id: 'new-1', change: { title: 'Cook' } });
    expect(withoutBlank(written, blank)).toEqual(written);
  });

  test('never hides an entry that was there before', () => {
    const kept = entriesOf([{ id: 'a', value: blank }]);
    expect(withoutBlank(kept, blank).entries).toHaveLength(1);
  });
});

describe('newer originals after a 409', () => {
  const nbNow = { id: 'l1', value: { languageId: 'nb', proficiencyId: 'full_professional' } };
  const FR = { id: 'l9', value: { languageId: 'fr', proficiencyId: 'elementary' } };
  const reload = (originals: (typeof NB)[]): EntriesEvent<Language> => ({ type: 'reload', originals });
  const mine: EntriesEvent<Language> = { type: 'edit', id: 'l1', change: { languageId: 'nn' } };
  const TABLE: [string, EntriesEvent<Language>[], { ids: string[]; conflicts: string[] }, ReturnType<typeof changes>][] = [
    ['untouched here, changed there: theirs', [reload([nbNow, EN])], { ids: ['l1', 'l2'], conflicts: [] }, { added: [], updated: [], removed: [] }],
    ['untouched here, removed there: gone', [reload([NB])], { ids: ['l1'], conflicts: [] }, { added: [], updated: [], removed: [] }],
    ['added there: there', [reload([NB, EN, FR])], { ids: ['l1', 'l2', 'l9'], conflicts: [] }, { added: [], updated: [], removed: [] }],
    ['touched here only: kept', [mine, reload([NB, EN, FR])], { ids: ['l1', 'l2', 'l9'], conflicts: [] }, { added: [], updated: ['l1'], removed: [] }],
    ['touched on both sides: kept, and said', [mine, reload([nbNow, EN])], { ids: ['l1', 'l2'], conflicts: ['l1'] }, { added: [], updated: ['l1'], removed: [] }],
    ['touched on both sides alike: no conflict', [{ type: 'edit', id: 'l1', change: nbNow.value }, reload([nbNow, EN])], { ids: ['l1', 'l2'], conflicts: [] }, { added: [], updated: [], removed: [] }],
    ['edited here, removed there: what was typed is new', [mine, reload([EN])], { ids: ['l2', 'new-1'], conflicts: ['new-1'] }, { added: ['new-1'], updated: [], removed: [] }],
    ['removed here, changed there: removed, and said', [{ type: 'remove', id: 'l1' }, reload([nbNow, EN])], { ids: ['l2'], conflicts: ['l1'] }, { added: [], updated: [], removed: ['l1'] }],
    ['removed on both sides', [{ type: 'remove', id: 'l1' }, reload([EN])], { ids: ['l2'], conflicts: [] }, { added: [], updated: [], removed: [] }],
    ['added here: kept', [{ type: 'add', value: DE }, reload([NB, EN, FR])], { ids: ['l1', 'l2', 'l9', 'new-1'], conflicts: [] }, { added: ['new-1'], updated: [], removed: [] }],
  ]; // biome-ignore format: a table
  test.each(TABLE)('%s', (_, events, expected, expectedChanges) => {
    const state = after(...events);
    expect({ ids: ids(state), conflicts: state.conflicts }).toEqual(expected);
    expect(changes(state)).toEqual(expectedChanges);
  });
  test('what came by the reload is named; a field touched here is not', () => {
    expect(after(reload([nbNow, EN, FR])).taken).toEqual(['l1', 'l9']);
    expect(after(mine, reload([nbNow, EN])).taken).toEqual([]);
  });
  test('an open form stays open on its entry, also where the entry was removed there', () => {
    const open = after({ type: 'open', id: 'l1' }, mine, reload([nbNow, EN]));
    expect(open.open?.id).toBe('l1');
    expect(open.entries[0]?.value.languageId).toBe('nn');
    const removed = after({ type: 'open', id: 'l1' }, reload([EN]));
    expect(removed.open?.id).toBe('new-1');
    expect(ids(removed)).toEqual(['l2', 'new-1']);
  });
});

describe('fields', () => {
  const read = { gender: 'U', country: 'NO', city: null as string | null };
  const state = fieldsOf(read);
  test('edit, edit back, reset', () => {
    const edited = fieldsAfter(state, { type: 'edit', change: { gender: 'F', city: 'Oslo' } });
    expect(changedFields(edited)).toEqual(['gender', 'city']);
    expect(changedFields(fieldsAfter(edited, { type: 'edit', change: { gender: 'U', city: null } }))).toEqual([]);
    expect(fieldsAfter(edited, { type: 'reset' })).toEqual(state);
  });
  test('reload keeps what was touched here, takes the rest, and names what both touched', () => {
    const edited = fieldsAfter(state, { type: 'edit', change: { gender: 'F', city: 'Oslo' } });
    const now = fieldsAfter(edited, { type: 'reload', originals: { gender: 'M', country: 'SE', city: null } });
    expect(now.fields).toEqual({ gender: 'F', country: 'SE', city: 'Oslo' });
    expect(now.conflicts).toEqual(['gender']);
    expect(now.taken).toEqual(['country']);
    expect(changedFields(now)).toEqual(['gender', 'city']);
  });
  test('both touched it alike: no change, no conflict', () => {
    const edited = fieldsAfter(state, { type: 'edit', change: { gender: 'F' } });
    const now = fieldsAfter(edited, { type: 'reload', originals: { ...read, gender: 'F' } });
    expect(now.conflicts).toEqual([]);
    expect(changedFields(now)).toEqual([]);
  });
});

test.each([
  [1, 1, true],
  ['a', 'b', false],
  [null, undefined, false],
  [null, {}, false],
  [{ a: undefined }, {}, true],
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[], {}, false],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(sameValue(one, other)).toBe(same);
});

describe('whatever happens to a section', () => {
  const idOf = fc.constantFrom('l1', 'l2', 'l3', 'new-1', 'new-2');
  const value = fc.record({ languageId: fc.constantFrom('nb', 'en', 'de'), proficiencyId: fc.constantFrom('elementary', 'limited') });
  const server = fc.uniqueArray(fc.record({ id: fc.constantFrom('l1', 'l2', 'l3'), value }), { selector: ({ id }) => id, maxLength: 3 });
  const event: fc.Arbitrary<EntriesEvent<Language>> = fc.oneof(
    fc.record({ type: fc.constant('add' as const), value, open: fc.boolean() }),
    fc.record({ type: fc.constant('edit' as const), id: idOf, change: value }),
    fc.record({ type: fc.constant('open' as const), id: idOf }),
    fc.record({ type: fc.constant('remove' as const), id: idOf }),
    fc.constantFrom<EntriesEvent<Language>>({ type: 'accept' }, { type: 'cancel' }, { type: 'reset' }),
    fc.record({ type: fc.constant('reload' as const), originals: server }),
  );
  const events = fc.array(event, { maxLength: 14 });

  test('no id stands twice, and an open form has its entry', () => {
    fc.assert(
      fc.property(events, (given) => {
        const state = after(...given);
        expect(new Set(ids(state)).size).toBe(ids(state).length);
        if (state.open) expect(ids(state)).toContain(state.open.id);
      }),
    );
  });

  test('a reset leaves no change', () => {
    fc.assert(fc.property(events, (given) => isUnchanged(after(...given, { type: 'reset' }))));
  });

  test('a reload drops nothing that was typed', () => {
    fc.assert(
      fc.property(events, server, (given, originals) => {
        const before = after(...given);
        const { added, updated } = entryChanges(before);
        const now = entriesAfter(before, { type: 'reload', originals });
        // By its own id, or as a new entry where it was removed there.
        for (const { value: typed } of [...added, ...updated]) expect(now.entries.some((one) => sameValue(one.value, typed))).toBe(true);
      }),
    );
  });

  test('a reload that brings what is there already says nothing', () => {
    fc.assert(
      fc.property(events, (given) => {
        const before = after(...given);
        const now = entriesAfter(before, { type: 'reload', originals: before.originals });
        expect([now.conflicts, now.taken]).toEqual([[], []]);
        expect(now.entries.map(({ value: one }) => one)).toEqual(expect.arrayContaining(before.entries.map(({ value: one }) => one)));
      }),
    );
  });
});
