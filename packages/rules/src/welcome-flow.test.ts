import { describe, expect, it } from 'vitest';
import type { ScoredProfile } from './profile-score.ts';
import {
  firstWelcome,
  isNewUser,
  showsWelcome,
  WELCOME_PAGES,
  type WelcomeEvent,
  type WelcomeFlow,
  type WelcomePage,
  welcomeAfter,
  welcomeBack,
  welcomeNumber,
  welcomePages,
} from './welcome-flow.ts';

const EMPTY: ScoredProfile = {
  firstName: '',
  lastName: '',
  gender: 'U',
  pronoun: null,
  disability: null,
  country: null,
  workAuthorizations: [],
  languages: [],
  studyPrograms: [],
};
const NAMES = { firstName: 'Mei', lastName: 'Lin' };
const STEP_1 = { country: 'NO', nationalities: ['CN'] };
const STEP_2 = {
  studyPrograms: [{ end: '2027-06-01', studyProgram: { schoolId: 1, customSchoolName: null, levelId: 'master', fields: ['finance'] } }],
};
const STEP_3 = { preferences: { careerFields: ['LEGAL'] } };

const opened = (profile: Partial<ScoredProfile> = {}) => welcomeAfter(firstWelcome, { type: 'loaded', profile: { ...EMPTY, ...profile } });
const after = (state: WelcomeFlow, ...events: WelcomeEvent['type'][]) =>
  events.reduce((now, type) => welcomeAfter(now, type === 'loaded' ? { type, profile: EMPTY } : { type }), state);

describe('the pages', () => {
  it.each([
    ['nothing is there', {}, ['start', 'step1', 'step2', 'step3', 'final']],
    ['the names are there', NAMES, ['start', 'step1', 'step2', 'step3', 'final']],
    ['step 1 is complete', STEP_1, ['start', 'step2', 'step3', 'final']],
    ['step 1 is half there', { country: 'NO' }, ['start', 'step1', 'step2', 'step3', 'final']],
    ['step 2 is complete', STEP_2, ['start', 'step1', 'step3', 'final']],
    ['step 3 is complete', STEP_3, ['start', 'step1', 'step2', 'final']],
    ['steps 1 and 3 are complete', { ...STEP_1, ...STEP_3 }, ['start', 'step2', 'final']],
    ['only the names lack', { ...STEP_1, ...STEP_2, ...STEP_3 }, ['start', 'final']],
  ] as const)('start and final always, a step where it is not complete: %s', (_when, profile, pages) => {
    expect(welcomePages({ ...EMPTY, ...profile })).toEqual(pages);
  });

  it('are gone through in their order, and end at final', () => {
    const seen: WelcomePage[] = [];
    let state = opened();
    for (let times = 0; times < 6; times += 1) {
      seen.push(state.page);
      state = after(state, 'next');
    }
    expect(seen).toEqual(['start', 'step1', 'step2', 'step3', 'final', 'final']);
  });

  it('stay as they were when the profile is read again', () => {
    const state = after(opened(), 'next', 'next');
    expect(welcomeAfter(state, { type: 'loaded', profile: { ...EMPTY, ...NAMES, ...STEP_1 } })).toBe(state);
  });
});

describe('numbering', () => {
  it.each([
    [{}, 'step1', { step: 1, of: 3 }],
    [{}, 'step2', { step: 2, of: 3 }],
    [{}, 'step3', { step: 3, of: 3 }],
    [STEP_1, 'step2', { step: 1, of: 2 }],
    [STEP_2, 'step3', { step: 2, of: 2 }],
    [{ ...STEP_1, ...STEP_2 }, 'step3', { step: 1, of: 1 }],
    [{}, 'start', undefined],
    [{}, 'final', undefined],
    [{}, 'error', undefined],
    [STEP_1, 'step1', undefined],
  ] as const)('counts steps 1 to 3 that are not skipped: %j on %s', (profile, page, expected) => {
    expect(welcomeNumber({ pages: welcomePages({ ...EMPTY, ...profile }), page })).toEqual(expected);
  });
});

describe('back', () => {
  it('goes to the available page before', () => {
    const state = after(opened(STEP_1), 'next', 'next');
    expect(state.page).toBe('step3');
    expect(after(state, 'back').page).toBe('step2');
    expect(after(state, 'back', 'back').page).toBe('start');
  });
  it('leads nowhere from start and from final', () => {
    expect(welcomeBack(opened())).toBeUndefined();
    const end = after(opened(), 'next', 'next', 'next', 'next');
    expect(end.page).toBe('final');
    expect(after(end, 'back')).toBe(end);
  });
  it('leads from the error page to the page that failed', () => {
    const failed = after(opened(), 'next', 'failed');
    expect(failed).toMatchObject({ page: 'error', failedOn: 'step1' });
    expect(after(failed, 'back')).toMatchObject({ page: 'step1', failedOn: undefined });
  });
});

describe('an error', () => {
  it.each(WELCOME_PAGES.filter((page) => page !== 'error'))('of a save on %s leads to the error page', (page) => {
    expect(welcomeAfter({ ...opened(), page }, { type: 'failed' })).toMatchObject({ page: 'error', failedOn: page });
  });
  it('of loading leads there too, with no way back', () => {
    const failed = after(firstWelcome, 'failed');
    expect(failed).toMatchObject({ page: 'error', failedOn: undefined });
    expect(after(failed, 'back')).toBe(failed);
  });
  it('is not left by next, nor by another error', () => {
    const failed = after(opened(), 'next', 'failed');
    expect(after(failed, 'next', 'failed')).toEqual(failed);
  });
});

describe('leaving', () => {
  it.each([
    ['final', 'final'],
    ['error', 'error'],
    ['start', 'later'],
    ['step1', 'later'],
    ['step2', 'later'],
    ['step3', 'later'],
  ] as const)('%s is told as %s', (page, left) => {
    expect(welcomeAfter({ ...opened(), page }, { type: 'leave' }).left).toBe(left);
  });
  it('is the end of it', () => {
    const over = after(opened(), 'leave');
    expect(after(over, 'next', 'failed', 'back', 'leave', 'loaded')).toBe(over);
  });
});

describe('showing', () => {
  const occasion = {
    profile: EMPTY,
    welcome: { completedAt: null, hiddenUntil: null },
    today: '2026-03-02',
    pageId: 'jobs',
    disabledPages: ['verify'],
  };
  const complete = { ...EMPTY, ...NAMES, ...STEP_1, ...STEP_2, ...STEP_3 };

  it.each([
    ['nothing is there', {}, true],
    ['one thing lacks', { profile: { ...complete, lastName: '' } }, true],
    ['the completion score is 100', { profile: complete }, false],
    ['it was completed', { welcome: { completedAt: '2026-03-01T10:00:00Z', hiddenUntil: null } }, false],
    ['it was put off until tomorrow', { welcome: { completedAt: null, hiddenUntil: '2026-03-03' } }, false],
    ['that day has come', { welcome: { completedAt: null, hiddenUntil: '2026-03-02' } }, true],
    ['that day is over', { welcome: { completedAt: null, hiddenUntil: '2025-12-31' } }, true],
    ['the route is in the disabled list', { pageId: 'verify' }, false],
  ])('where %s', (_when, change, expected) => {
    expect(showsWelcome({ ...occasion, ...change })).toBe(expected);
  });
});

describe('a new user', () => {
  const createdAt = new Date('2026-03-01T10:00:00Z');
  it.each([
    ['at once', {}, '2026-03-01T10:00:00Z', true],
    ['with names', NAMES, '2026-03-01T10:00:00Z', true],
    ['just before 24 hours', {}, '2026-03-02T09:59:59.999Z', true],
    ['after 24 hours', {}, '2026-03-02T10:00:00Z', false],
    ['with a country', { country: 'NO' }, '2026-03-01T10:00:00Z', false],
    ['with a career field', STEP_3, '2026-03-01T10:00:00Z', false],
  ])('has none of steps 1 to 3 and came within 24 hours: %s', (_when, profile, now, expected) => {
    expect(isNewUser({ ...EMPTY, ...profile }, createdAt, new Date(now))).toBe(expected);
  });
});
