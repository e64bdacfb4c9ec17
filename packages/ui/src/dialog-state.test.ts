import { describe, expect, test } from 'vitest';
import { actionsAfter, emptyStack, idleActions, mayStart, type StackState, stackAfter } from './dialog-state.ts';

const stackOf = (...names: string[]) =>
  names.reduce<StackState<string>>((state, dialog) => stackAfter(state, { type: 'open', dialog }), emptyStack);
const names = (state: StackState<string>) => state.entries.map((entry) => entry.dialog);

describe('a stack of dialogs', () => {
  test('opens on top', () => expect(names(stackOf('a', 'b'))).toEqual(['a', 'b']));
  test('closes the top', () => expect(names(stackAfter(stackOf('a', 'b'), { type: 'close', id: 2 }))).toEqual(['a']));
  test('closes what stands above the one that closes', () =>
    expect(names(stackAfter(stackOf('a', 'b', 'c'), { type: 'close', id: 1 }))).toEqual([]));
  test('stays as it is where the closed one is gone', () => {
    const state = stackOf('a');
    expect(stackAfter(state, { type: 'close', id: 9 })).toBe(state);
  });
  test('never gives an id twice', () => {
    const again = stackAfter(stackAfter(stackOf('a'), { type: 'close', id: 1 }), { type: 'open', dialog: 'b' });
    expect(again.entries[0]?.id).toBe(2);
  });
});

describe('buttons of a dialog', () => {
  test('while one runs, none may start', () => {
    const running = actionsAfter(idleActions, { type: 'start', key: 'save' });
    expect(running.running).toBe('save');
    expect(mayStart(running, 'cancel')).toBe(false);
    expect(actionsAfter(running, { type: 'start', key: 'cancel' })).toBe(running);
  });
  test('after it failed they may start again, and the failure is told until then', () => {
    const failed = actionsAfter(actionsAfter(idleActions, { type: 'start', key: 'save' }), { type: 'settled', failed: true });
    expect(failed).toMatchObject({ failed: true, running: undefined });
    expect(actionsAfter(failed, { type: 'start', key: 'save' }).failed).toBe(false);
  });
  test('the content may disable one of them', () => {
    const state = actionsAfter(idleActions, { type: 'disable', key: 'start', disabled: true });
    expect(mayStart(state, 'start')).toBe(false);
    expect(mayStart(state, 'cancel')).toBe(true);
    expect(actionsAfter(state, { type: 'start', key: 'start' })).toBe(state);
    expect(mayStart(actionsAfter(state, { type: 'disable', key: 'start', disabled: false }), 'start')).toBe(true);
  });
  test('disabling twice changes nothing', () => {
    const state = actionsAfter(idleActions, { type: 'disable', key: 'start', disabled: true });
    expect(actionsAfter(state, { type: 'disable', key: 'start', disabled: true })).toBe(state);
  });
});
