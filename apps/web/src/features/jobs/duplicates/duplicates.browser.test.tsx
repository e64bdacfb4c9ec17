import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage, pageOf, press, testLooks, text } from '../../../testing/console-stage.tsx';
import { DuplicateView } from './duplicate.page.tsx';
import DuplicatesPage from './duplicates.page.tsx';
import type { ComparedPosting, Duplicate, DuplicateRow } from './queries.ts';

const LONG = 'Northern Association of Shipyards, Harbour Works, Rope Makers and Everything Else That Floats';
const [ID, OTHER] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
const AT = '2026-03-01T10:00:00.000Z';
const { open, sent } = consoleStage(['admin', 'admin-duplicates', 'admin-duplicate', 'jobdetail']);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

const posting = (id: string, source: string): ComparedPosting => ({
  id, title: `Analyst at ${LONG}`, segment: `${id}-analyst`, source, location: 'Oslo', employmentTypes: ['FULL_TIME'], publishedAt: AT, deadline: null,
  applicationUrl: `https://${source}.example/a-very-long-address/of-a-posting/that-goes-on-and-on-and-on-and-on-and-on`,
}); // biome-ignore format: a row
const DUPLICATE: Duplicate = {
  organization: { id: 7, name: LONG }, posting: posting(ID, 'harbour-board'), other: posting(OTHER, 'fairway'), state: 'joined', together: 3,
  text: [{ in: 'both', text: '… keep our timetables honest.' }, { in: 'first', text: 'You work at night.' }, { in: 'second', text: 'You work by day.' }],
}; // biome-ignore format: a row
const ROW: DuplicateRow = {
  id: ID, title: 'Analyst', segment: `${ID}-analyst`, source: 'harbour-board', other: { id: OTHER, title: 'Analyst (m/f/d)', segment: `${OTHER}-analyst`, source: 'fairway' },
  organization: { id: 7, name: LONG }, state: 'joined', at: AT,
}; // biome-ignore format: a row

describe('every part', () => {
  const PARTS = {
    duplicates: [<DuplicatesPage key="1" />, () => pageOf([ROW, { ...ROW, other: { ...ROW.other, id: ID } }])],
    duplicate: [<DuplicateView key="1" duplicate={DUPLICATE} />, () => ({})],
  } as const;
  for (const [name, [element, answer]] of Object.entries(PARTS)) testLooks(name, open, element, answer);
});

describe('joined postings', () => {
  test('are listed newest first, with what filters say in the address', async () => {
    await open(<DuplicatesPage />, () => pageOf([ROW]), '/en/admin/duplicates?state=apart&from=same&organization=7&source=harbour-board');
    await until(() => text().includes('Analyst'));
    expect(sent[0]?.path).toBe(
      '/api/v1/admin/duplicates?state=apart&from=same&source=harbour-board&organization=7&sort=-at&page=1&pageSize=25',
    );
  });

  test('say what only one of them says, not by looks alone', async () => {
    await open(<DuplicateView duplicate={DUPLICATE} />, () => ({}));
    expect(document.querySelector('del')?.textContent).toBe('Only in the first job: You work at night.');
    expect(document.querySelector('ins')?.textContent).toBe('Only in the second job: You work by day.');
    expect(text()).toContain('3 jobs are shown as one.');
    unmount();
    await open(<DuplicateView duplicate={{ ...DUPLICATE, text: [{ in: 'both', text: 'the same …' }] }} />, () => ({}));
    expect(text()).toContain('Both texts say the same.');
  });

  test('are parted after a question, and that is taken back by the toast', async () => {
    await open(<DuplicateView duplicate={DUPLICATE} />, () => ({ ...DUPLICATE, state: 'apart' }));
    await press('These are not the same');
    await until(() => document.querySelector('dialog[open]') !== null);
    expect(sent).toEqual([]);
    await press('These are not the same', 'dialog');
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({ method: 'PUT', path: `/api/v1/admin/duplicates/${ID}/${OTHER}/parting` });
    await until(() => text().includes('Both jobs are shown now'));
    await press('Undo');
    await until(() => sent.some(({ method }) => method === 'DELETE'));
  });

  test('that are parted can be joined again; two that are neither have nothing to press', async () => {
    await open(<DuplicateView duplicate={{ ...DUPLICATE, state: 'apart' }} />, () => DUPLICATE);
    await press('Let them be joined again');
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({ method: 'DELETE' });
    unmount();
    await open(<DuplicateView duplicate={{ ...DUPLICATE, state: null }} />, () => ({}));
    expect(text()).toContain('These two are not joined now.');
    expect(text()).not.toContain('These are not the same');
  });
});
