import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStage, field, press, testLooks, text } from '../../../testing/console-stage.tsx';
import ExplanationPage from './explanation.page.tsx';
import type { ExplainedPosting, Explanation } from './queries.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const { open, sent } = consoleStage(['admin', 'admin-search', 'jobdetail']);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => unmount());

const POSTING: ExplainedPosting = {
  id: ID, title: 'Analyst of a very long name that goes on and on', segment: `${ID}-analyst`, company: 'Harbour', location: 'Oslo', language: 'en',
  publishedAt: '2026-11-20T10:00:00.000Z', deadline: '2026-11-25T10:00:00.000Z', before: 'moment', fresher: [{ reason: 'ending', days: 1 }, { reason: 'level', days: 2 }],
  rank: [{ part: 'lifted', value: 0 }, { part: 'answered', value: 7 }, { part: 'readable', value: 1 }, { part: 'home', value: 0 }, { part: 'moment', value: 20780 }, { part: 'score', value: 1400 }],
  answers: [{ level: 'titleWritten', points: 7, found: { asked: 'analyst', where: 'title', found: 'Analyst' } }],
}; // biome-ignore format: a row
const EXPLANATION: Explanation = {
  total: 2, correctedText: null, meantText: null, relaxed: { without: ['zebra'], complete: 0 }, denied: ['nurse'], where: null,
  reader: { languages: ['de'], countries: ['DE', 'AT'], fit: ['level'] },
  units: [{ asked: 'analyst', words: ['analyst'], concepts: ['analyst'], near: ['data'], places: [], isRequired: false, matching: 12, rarity: 9 }],
  postings: [POSTING, { ...POSTING, id: '018f0000-0000-7000-8000-000000000002', before: null, fresher: [] }],
}; // biome-ignore format: a row

describe('why a list stands in its order (search.12)', () => {
  testLooks('the page', open, <ExplanationPage />, () => EXPLANATION);

  test('is asked for what the address says, filters of a list too', async () => {
    await open(<ExplanationPage />, () => EXPLANATION, `/en/admin?q=analyst&job_category=EDUCATION&locale=de&person=${ID}`);
    await until(() => text().includes('Found: 2'));
    expect(sent[0]?.path).toContain('q=analyst');
    expect(sent[0]?.path).toContain('job_category=EDUCATION');
    expect(sent[0]?.path).toContain(`locale=de&person=${ID}`);
    expect(text()).toContain('Let go: zebra');
    expect(text()).toContain('Left out, as you asked: nurse');
    expect(text()).toContain('Before the next by: Counts as posted');
    expect(text()).toContain('“analyst”: in the title as typed, points 7');
    expect(text()).toContain('Counts as newer, in days: 2 (Level of study)');
  });

  test('asks for a whole id, and does not ask with half of one', async () => {
    await open(<ExplanationPage />, () => ({ ...EXPLANATION, total: 0, postings: [] }), '/en/admin');
    await until(() => text().includes('No jobs found'));
    await userEvent.type(field('Fits the person with this ID'), 'ada');
    await press('Explain');
    await until(() => text().includes('Enter the whole ID, or nothing'));
    expect(sent.filter(({ path }) => path.includes('person'))).toEqual([]);
  });
});
