import { expect, it } from 'vitest';
import { type SetupState, setupProgress } from './school-setup.ts';

const steps = (...states: SetupState[]) => states.map((state) => ({ item: 'logo' as const, state }));

it('counts what is done, and leaves out what is optional', () => {
  expect(setupProgress(steps('done', 'missing', 'optional'))).toEqual({ done: 1, total: 2, isFinished: false });
  expect(setupProgress(steps('done', 'begun'))).toEqual({ done: 1, total: 2, isFinished: false });
  expect(setupProgress(steps('done', 'done', 'optional'))).toEqual({ done: 2, total: 2, isFinished: true });
});

it('finishes nothing of which nothing is known', () => {
  expect(setupProgress([]).isFinished).toBe(false);
  expect(setupProgress(steps('optional')).isFinished).toBe(false);
});
