// What a school that begins still has to do, in the order in which it is shown. Whether a step is done, facts say: nobody ticks anything.
// @rule schools.5

export const SETUP_ITEMS = ['logo', 'colours', 'domain', 'method', 'requestText', 'signIn', 'agreement', 'colleague', 'student'] as const;
export type SetupItem = (typeof SETUP_ITEMS)[number];

/** `begun`: there is something, and it does not count yet. `optional`: nothing is missing without it, as long as the school does not begin with it. */
export const SETUP_STATES = ['done', 'begun', 'missing', 'optional'] as const;
export type SetupState = (typeof SETUP_STATES)[number];

export type SetupStep = { item: SetupItem; state: SetupState };

/** How far a school is; what is optional is no part of it. Without steps nothing is finished, for nothing is known. */
export function setupProgress(steps: readonly SetupStep[]): { done: number; total: number; isFinished: boolean } {
  const counted = steps.filter(({ state }) => state !== 'optional');
  const done = counted.filter(({ state }) => state === 'done').length;
  return { done, total: counted.length, isFinished: counted.length > 0 && done === counted.length };
}
