import { describe, expect, test } from 'vitest';
import { closedListbox, type ListboxEvent, type ListboxState, listboxAfter } from './listbox-state.ts';

const after = (...events: ListboxEvent<string>[]) => events.reduce<ListboxState<string>>(listboxAfter, closedListbox);
const loaded: ListboxEvent<string>[] = [
  { type: 'asked', query: 'en' },
  { type: 'loaded', query: 'en', options: ['engineer', 'energy'] },
];

describe('a list under a field', () => {
  test('drops what was made of the old text while the new one is searched', () => {
    const add = { value: 'create:del', label: 'Add “del”', ofText: true as const };
    const old = { value: '7', label: 'Delft' };
    const before = listboxAfter<object>(closedListbox, { type: 'asked', query: 'del' });
    const open = listboxAfter<object>(before, { type: 'loaded', query: 'del', options: [old, add] });
    expect(open.options).toEqual([old, add]);
    expect(listboxAfter<object>(open, { type: 'asked', query: 'delf' }).options).toEqual([old]);
  });
  test('opens while it is loading', () => expect(after({ type: 'asked', query: 'e' })).toMatchObject({ open: true, status: 'loading' }));
  test('keeps the old options until the new ones come', () =>
    expect(after(...loaded, { type: 'asked', query: 'eng' }).options).toEqual(['engineer', 'energy']));
  test('drops an answer to an older text', () => {
    const state = after({ type: 'asked', query: 'e' }, { type: 'asked', query: 'en' }, { type: 'loaded', query: 'e', options: ['old'] });
    expect(state).toMatchObject({ status: 'loading', options: [] });
  });
  test('drops a failure of an older text', () =>
    expect(after({ type: 'asked', query: 'e' }, ...loaded, { type: 'failed', query: 'e' }).status).toBe('ready'));
  test('keeps the option that the arrows went to before the answer came, where it is still listed', () => {
    const [oslo, bergen, bern] = ['Oslo', 'Bergen', 'Bern'].map((label) => ({ value: label, label }));
    const events: ListboxEvent<object>[] = [
      { type: 'asked', query: 'b' },
      { type: 'loaded', query: 'b', options: [bern!, bergen!] },
      { type: 'asked', query: 'be' },
      { type: 'down' },
      { type: 'down' },
    ];
    const before = events.reduce<ListboxState<object>>(listboxAfter, closedListbox);
    const answered = (options: object[]) => listboxAfter<object>(before, { type: 'loaded', query: 'be', options });
    expect(answered([oslo!, bern!, bergen!]).active).toBe(2);
    expect(answered([bern!]).active).toBe(-1);
  });
  test('tells a failure', () =>
    expect(after({ type: 'asked', query: 'e' }, { type: 'failed', query: 'e' })).toMatchObject({ status: 'failed', options: [] }));
});

describe('the arrow keys', () => {
  const active = (...events: ListboxEvent<string>[]) => after(...loaded, ...events).active;
  const down: ListboxEvent<string> = { type: 'down' };
  const up: ListboxEvent<string> = { type: 'up' };
  test('go down and past the end back to the text', () => {
    expect(active()).toBe(-1);
    expect(active(down)).toBe(0);
    expect(active(down, down)).toBe(1);
    expect(active(down, down, down)).toBe(-1);
  });
  test('go up from the text to the last', () => {
    expect(active(up)).toBe(1);
    expect(active(up, up, up)).toBe(-1);
  });
  test('open a closed list first', () => expect(after(...loaded, { type: 'closed' }, down)).toMatchObject({ open: true, active: -1 }));
  test('stay in an empty list', () => expect(after({ type: 'asked', query: 'x' }, down).active).toBe(-1));
  test('start anew after new options', () => expect(active(down, { type: 'loaded', query: 'en', options: ['a'] })).toBe(-1));
});

test('the pointer chooses the active option', () => expect(after(...loaded, { type: 'pointed', index: 1 }).active).toBe(1));

describe('a list whose first option leads', () => {
  const [page, list, person] = [{ value: 'page' }, { value: 'list' }, { value: 'person' }];
  const known = { type: 'loaded', query: 'e', options: [page, list], leads: true, more: true } as const;
  const all = { type: 'loaded', query: 'e', options: [page, list, person], leads: true } as const;
  const leading = (...events: ListboxEvent<object>[]) =>
    [{ type: 'asked', query: 'e' } as const, ...events].reduce<ListboxState<object>>(listboxAfter, closedListbox);
  test('is on the first as soon as it is known, and still asks', () =>
    expect(leading(known)).toMatchObject({ active: 0, status: 'loading' }));
  test('stays on what the keys chose when the rest comes', () =>
    expect(leading(known, { type: 'down' }, all)).toMatchObject({ active: 1, status: 'ready' }));
  test('is on the first again after another text, and on none of an empty list', () => {
    expect(leading(all, { type: 'down' }, { type: 'asked', query: 'en' }, { ...all, query: 'en' }).active).toBe(0);
    expect(leading({ ...all, options: [] }).active).toBe(-1);
  });
});
