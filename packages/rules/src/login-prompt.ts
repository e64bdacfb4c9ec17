// When the popup opens by itself for a visitor: after 20 s, then after 1.5 times the last delay, at most 45 s; and once when the mouse
// leaves the window. The delay runs while nothing else is open, anew from each closing.
//
//   waiting --delay over--> shown      waiting --mouse left, the first time--> shown
//   shown   --closed------> waiting (next delay)        waiting --delay over, but something is in the way--> waiting (same delay)
//
// @rule identity.52, identity.53
import { LIMITS } from './limits.ts';
import { SITE_PAGES } from './site-pages.ts';

export type LoginPrompt = { shown: boolean /** Until the next one. */; delayMs: number; mouseLeft: boolean };
export type LoginPromptEvent = 'delay over' | 'in the way' | 'mouse left' | 'closed';

/** Before the first prompt of a visit. */
export const firstPrompt: LoginPrompt = { shown: false, delayMs: LIMITS.loginPromptFirstMs, mouseLeft: false };

/** The prompt after an event; an event that does not fit changes nothing. */
export function promptAfter(state: LoginPrompt, event: LoginPromptEvent): LoginPrompt {
  switch (event) {
    case 'delay over':
      return state.shown ? state : { ...state, shown: true };
    case 'in the way':
      // A new object: the delay starts again.
      return state.shown ? state : { ...state };
    case 'mouse left':
      return state.shown || state.mouseLeft ? state : { ...state, shown: true, mouseLeft: true };
    case 'closed':
      return state.shown ? { ...state, shown: false, delayMs: nextDelayMs(state.delayMs) } : state;
  }
}

/** The delay after this one, in milliseconds. */
function nextDelayMs(delayMs: number): number {
  return Math.min(delayMs * LIMITS.loginPromptFactor, LIMITS.loginPromptCapMs);
}

/**
 * Pages that neither prompt nor ask for a sign-in where it is forced: the four, /verify and /recover, and what one reads before one signs up.
 * @rule identity.55, pages.7, content.9
 */
const OPEN: readonly string[] = ['redirect', 'recover-password', 'recover', 'verify', 'activate-user', 'login', ...SITE_PAGES];

/** May the popup open by itself on this page? */
export function mayPrompt(pageId: string): boolean {
  return !OPEN.includes(pageId);
}

/** Does this page open the popup that cannot be closed, where sign-in is forced? @rule identity.49 */
export function isForced(pageId: string): boolean {
  return !OPEN.includes(pageId);
}
