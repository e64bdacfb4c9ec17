// Lists of postings tell that they were shown: once a list, all at once, and only where the reader allows it.
import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stage, testBoot } from '../testing/stage.tsx';
import { rememberBoot } from './boot.ts';
import { useShown } from './impressions.ts';

type Shown = { id: string; requestId: string; eventId: string };
const list = (requestId: string, ...ids: string[]): Shown[] => ids.map((id) => ({ id, requestId, eventId: 'e' }));
let sent: { requestId: string; jobEvent: { type: string; jobs: string[] } }[] = [];

beforeEach(() => {
  sent = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (_to, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 202 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  unmount();
});

function List({ jobs }: { jobs: Shown[] }) {
  const visitOf = useShown(jobs);
  return (
    <ul>
      {jobs.map((job) => (
        <li key={job.id}>
          <a href={`/jobs/${job.id}?${new URLSearchParams(visitOf(job))}`}>{job.id}</a>
        </li>
      ))}
    </ul>
  );
}

async function show(jobs: Shown[], consent: 'implied' | 'explicit' = 'implied') {
  rememberBoot(testBoot({ tenant: { consent } }));
  await stage(<List jobs={jobs} />, { tenant: { consent } });
}

test('a list is told once with all its postings, and its links carry its name (insights.3)', async () => {
  await show(list('search.r', 'a', 'b'));
  await until(() => sent.length > 0);
  await expect.element(page.getByRole('link', { name: 'b' })).toHaveAttribute('href', '/jobs/b?requestId=search.r&eventId=e');
  expect(sent).toMatchObject([{ requestId: 'search.r', jobEvent: { type: 'IMPRESSION', jobs: ['a', 'b'] } }]);
});

test('an empty list tells nothing, nor does one where consent was not given; its links carry its name all the same (consent.7)', async () => {
  await show([]);
  unmount();
  await show(list('list.r', 'a'), 'explicit');
  await expect.element(page.getByRole('link', { name: 'a' })).toHaveAttribute('href', '/jobs/a?requestId=list.r&eventId=e');
  expect(sent).toEqual([]);
});
