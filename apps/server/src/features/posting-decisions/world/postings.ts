// Postings of the demo world that are for chosen schools, and what these schools make of them: one in each state at Finn's school, so that
// both consoles have something to show.
import type { DeclineReason, PostingDecisionState } from '@fairway/rules/posting-decisions';
import { stableUuid } from '@fairway/world-kit/chance';

type DemoDecision = { state: PostingDecisionState; days: number; note?: string; reason?: DeclineReason };
type DemoSchoolPosting = {
  title: string;
  /** The key of its organization. */
  employer: string;
  /** The schools that it is written for. */
  at: readonly string[];
  /** How long ago it was shown. */
  days: number;
  edition: number;
  /** By school; of the others it waits. */
  decisions: Readonly<Record<string, DemoDecision>>;
  /** What was approved, where readers see another title since. */
  titleBefore?: string;
};

export const DEMO_SCHOOL_POSTINGS: readonly DemoSchoolPosting[] = [
  { title: 'Trainee, heat for the north', employer: 'lindvik', at: ['nordic', 'valclair'], days: 2, edition: 0, decisions: {} },
  { title: 'Working student, maps of pipes', employer: 'lindvik', at: ['nordic'], days: 3, edition: 0, decisions: { nordic: { state: 'asked', days: 1, note: 'Can our students do this beside their lectures?' } } },
  { title: 'Graduate engineer, heat from the sea', employer: 'lindvik', at: ['nordic', 'albany-bay'], days: 14, edition: 0, decisions: { nordic: { state: 'approved', days: 12, note: 'Thank you, just what our engineers look for.' }, 'albany-bay': { state: 'declined', days: 11, reason: 'pay' } } },
  { title: 'Paid internship, storage of heat', employer: 'lindvik', at: ['nordic'], days: 20, edition: 1, decisions: { nordic: { state: 'approved', days: 18 } }, titleBefore: 'Internship, storage of heat' },
  { title: 'Assistant, from door to door', employer: 'lindvik', at: ['nordic', 'albany-bay'], days: 9, edition: 0, decisions: { nordic: { state: 'declined', days: 8, reason: 'conditions', note: 'Our students are not paid by doors.' }, 'albany-bay': { state: 'approved', days: 8 } } },
  { title: 'Summer internship, arms for robots', employer: 'vistula', at: ['nordic', 'oudeveen'], days: 1, edition: 0, decisions: {} },
]; // biome-ignore format: a table

export const demoSchoolPostingId = (title: string): string => stableUuid(`demo posting for schools ${title}`);
