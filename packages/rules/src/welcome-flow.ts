// The welcome wizard as a machine: (state, event) => state. Its pages are decided once, when it opens: a step that was complete by then is
// skipped, one that is completed on the way can be gone back to.
//
//   start --> step1 --> step2 --> step3 --> final      next: the page was saved; back: the available page before
//     any of them --failed--> error                    back from there: the page that failed, with what was typed
//   leave: for good from final; from error and by "later" until the next day (@rule welcome.9)
//
// @rule welcome.1, welcome.7
import { LIMITS } from './limits.ts';
import { profileScore, type ScoreContext, type ScoredProfile } from './profile-score.ts';

/** All pages in their order. */
export const WELCOME_PAGES = ['start', 'step1', 'step2', 'step3', 'final', 'error'] as const;
export type WelcomePage = (typeof WELCOME_PAGES)[number];
type WelcomeStep = 'step1' | 'step2' | 'step3';

/** Where the wizard was left, as the server is told. */
type WelcomeLeft = 'final' | 'error' | 'later';

/** What makes a step unnecessary. @rule score.4 */
const CONTEXT_OF_STEP: Readonly<Record<WelcomeStep, ScoreContext>> = { step1: 'step_1', step2: 'step_2', step3: 'step_3' };

const isStep = (page: WelcomePage): page is WelcomeStep => page in CONTEXT_OF_STEP;

/** The pages that this person goes through, the error page aside: start and final always, a step where it is not complete. */
export function welcomePages(profile: ScoredProfile): WelcomePage[] {
  return WELCOME_PAGES.filter(
    (page) => page !== 'error' && (!isStep(page) || profileScore(profile, CONTEXT_OF_STEP[page]).status === 'INCOMPLETE'),
  );
}

export type WelcomeFlow = {
  /** Empty until the profile is there. */
  pages: readonly WelcomePage[];
  page: WelcomePage;
  /** The page that failed; undefined where nothing could be loaded. */
  failedOn: WelcomePage | undefined;
  /** Set once: the wizard is over. */
  left: WelcomeLeft | undefined;
};

export type WelcomeEvent =
  | { type: 'loaded'; profile: ScoredProfile }
  /** The page is saved, or had nothing to save. */
  | { type: 'next' }
  | { type: 'back' }
  /** A save or a load went wrong. */
  | { type: 'failed' }
  | { type: 'leave' };

export const firstWelcome: WelcomeFlow = { pages: [], page: 'start', failedOn: undefined, left: undefined };

/** The page that Back leads to; undefined where there is none: nothing goes back from the end. */
export function welcomeBack({ pages, page, failedOn }: WelcomeFlow): WelcomePage | undefined {
  if (page === 'error') return failedOn;
  return page === 'final' ? undefined : pages[pages.indexOf(page) - 1];
}

/** The flow after an event; after it was left, nothing changes any more. */
export function welcomeAfter(state: WelcomeFlow, event: WelcomeEvent): WelcomeFlow {
  if (state.left) return state;
  switch (event.type) {
    case 'loaded':
      // A profile that is read again (a save tells the page) must not take steps away.
      return state.pages.length > 0 ? state : { ...firstWelcome, pages: welcomePages(event.profile) };
    case 'next': {
      const next = state.page === 'error' ? undefined : state.pages[state.pages.indexOf(state.page) + 1];
      return next ? { ...state, page: next } : state;
    }
    case 'back': {
      const before = welcomeBack(state);
      return before ? { ...state, page: before, failedOn: undefined } : state;
    }
    case 'failed':
      if (state.page === 'error') return state;
      return { ...state, page: 'error', failedOn: state.pages.length > 0 ? state.page : undefined };
    case 'leave':
      return { ...state, left: state.page === 'final' || state.page === 'error' ? state.page : 'later' };
  }
}

/** "Step N of M": only steps 1 to 3 are counted, and of those the ones that are not skipped. undefined on other pages. */
export function welcomeNumber({ pages, page }: Pick<WelcomeFlow, 'pages' | 'page'>): { step: number; of: number } | undefined {
  const steps = pages.filter(isStep);
  return isStep(page) && steps.includes(page) ? { step: steps.indexOf(page) + 1, of: steps.length } : undefined;
}

export type WelcomeOccasion = {
  profile: ScoredProfile;
  /** `hiddenUntil` is the calendar date (YYYY-MM-DD) of its next day. */
  welcome: { completedAt: string | null; hiddenUntil: string | null };
  /** YYYY-MM-DD where the person is. */
  today: string;
  pageId: string;
  disabledPages: readonly string[];
};

/**
 * Whether the wizard shows.
 * @rule welcome.10
 */
export function showsWelcome({ profile, welcome, today, pageId, disabledPages }: WelcomeOccasion): boolean {
  if (welcome.completedAt !== null || disabledPages.includes(pageId)) return false;
  if (welcome.hiddenUntil !== null && today < welcome.hiddenUntil) return false;
  return profileScore(profile, 'welcome_flow').percent < 100;
}

/** New: nothing of steps 1 to 3 is there, and the candidate is younger than 24 hours. @rule welcome.11 */
export function isNewUser(profile: ScoredProfile, createdAt: Date, now: Date): boolean {
  const ageMs = now.getTime() - createdAt.getTime();
  return profileScore(profile, 'new_user').percent === 0 && ageMs < LIMITS.newUserHours * 3_600_000;
}
