import { describe, expect, it } from 'vitest';
import { firstPrompt, isForced, type LoginPromptEvent, mayPrompt, promptAfter } from './login-prompt.ts';

const run = (...events: LoginPromptEvent[]) => events.reduce(promptAfter, firstPrompt);
const ROUND: LoginPromptEvent[] = ['delay over', 'closed'];

describe('the prompt', () => {
  it.each([
    [0, 20_000],
    [1, 30_000],
    [2, 45_000],
    [3, 45_000],
    [9, 45_000],
  ])('after %i closings comes in %i ms', (rounds, delayMs) => {
    expect(run(...Array.from({ length: rounds }, () => ROUND).flat())).toEqual({ shown: false, delayMs, mouseLeft: false });
  });

  it('comes once when the mouse leaves the window, and counts as one', () => {
    const shown = run('mouse left');
    expect(shown).toMatchObject({ shown: true, delayMs: 20_000 });
    const again = ['closed', 'mouse left'].reduce((state, event) => promptAfter(state, event as LoginPromptEvent), shown);
    expect(again).toEqual({ shown: false, delayMs: 30_000, mouseLeft: true });
  });

  it('waits the same time again while something else is open', () => {
    const waiting = run('in the way');
    expect(waiting).toEqual(firstPrompt);
    expect(waiting).not.toBe(firstPrompt);
  });

  it('does nothing twice', () => {
    const shown = run('delay over');
    for (const event of ['delay over', 'in the way', 'mouse left'] as const) expect(promptAfter(shown, event)).toBe(shown);
    expect(promptAfter(firstPrompt, 'closed')).toBe(firstPrompt);
  });

  it.each(['redirect', 'recover-password', 'recover', 'verify', 'activate-user', 'login', 'privacy', 'terms', 'imprint', 'faq'])(
    'never comes on %s',
    (page) => {
      expect(mayPrompt(page)).toBe(false);
      expect(isForced(page)).toBe(false);
    },
  );
  it.each(['jobs', 'jobdetail', 'not-found', 'tools'])('may come on %s', (page) => {
    expect(mayPrompt(page)).toBe(true);
    expect(isForced(page)).toBe(true);
  });
});
