// The menu of a posting, what it hides and chooses, and the table of what was chosen.
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../../testing/stage.tsx';
import { JobMenuButton } from '../components/job-menu-button.tsx';
import { ComparePlace } from './compare-place.tsx';
import { CompareTable } from './compare-table.tsx';
import { addCompared, removeCompared } from './comparing.ts';
import type { ComparedJob } from './queries.ts';

const PAGES = ['jobs', 'jobdetail', 'compare-jobs', 'favorites'];
const sent: string[] = [];
const jobs = ['Analyst', 'Baker', 'Cook', 'Diver', 'Editor'].map((title, place) => ({
  id: `018f0000-0000-7000-8000-00000000000${place}`,
  title,
}));
const text = () => document.body.textContent ?? '';
const item = (name: string) => page.getByRole('menuitem', { name });
const reply = (request: Request) => {
  const { pathname } = new URL(request.url);
  sent.push(`${request.method} ${pathname}`);
  if (pathname === '/identity/v1/session')
    return Response.json({
      authenticated: true,
      canRefresh: false,
      accessEndsInMs: null,
      user: { id: 'u', roles: ['Candidate'] },
      unreadMessages: 0,
    });
  return new Response(null, { status: 204 });
};

beforeEach(() => {
  sent.length = 0;
  removeCompared(jobs.map(({ id }) => id));
  return page.viewport(1280, 900);
});
afterEach(unmount);

async function openMenu(title: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: `Options for ${title}` }));
  // Into the menu: its entries stand a moment before the first of them has the focus.
  await until(() => document.activeElement?.getAttribute('role') === 'menuitem');
}

const buttons = (
  <>
    {jobs.map((job) => (
      <JobMenuButton key={job.id} job={job} />
    ))}
    <ComparePlace />
  </>
);

test('hides a posting, says so, and takes it back', async () => {
  await stage(buttons, { reply, pages: PAGES });
  await openMenu('Analyst');
  expect(document.activeElement?.textContent).toBe('Hide this job');
  await userEvent.click(item('Hide this job'));
  await until(() => text().includes('Analyst is hidden.'));
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await until(() => text().includes('Analyst is in your lists again.'));
  const path = `/api/v1/candidate/hidden-postings/${jobs[0]?.id}`;
  expect(sent.filter((one) => one.endsWith(path))).toEqual([`PUT ${path}`, `DELETE ${path}`]);
});

test('is moved in by arrows and closed by Escape, which gives the focus back', async () => {
  await stage(buttons, { reply, pages: PAGES });
  await openMenu('Baker');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Compare with others');
  await userEvent.keyboard('{Escape}');
  await until(() => document.querySelector('[role=menuitem]') === null);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Options for Baker');
});

test('chooses up to four postings; the fifth is refused with words what to do', async () => {
  await stage(buttons, { reply, pages: PAGES });
  for (const { title } of jobs) {
    await openMenu(title);
    await userEvent.click(item('Compare with others'));
  }
  await until(() => text().includes('You can compare 4 jobs at once. Remove one first.'));
  const link = () => document.querySelector<HTMLAnchorElement>('section a[href*="/jobs/compare"]');
  await until(() => link() !== null);
  expect(link()?.getAttribute('href')).toBe(`/en/jobs/compare?${jobs.slice(0, 4).map(({ id }) => `id=${id}`).join('&')}`); // biome-ignore format: one thought
  await openMenu('Cook');
  await userEvent.click(item('Remove from the comparison'));
  await until(() => text().includes('3 of 4 jobs to compare'));
});

test.each([
  ['light', 1280, false, 'en'],
  ['dark', 360, false, 'de'],
  ['light', 360, true, 'jp'],
] as const)('the bar of what is chosen fits and is accessible: %s, %i px, still: %s, %s', async (scheme, widthPx, still, locale) => {
  await page.viewport(widthPx, 700);
  for (const job of jobs.slice(0, 4)) addCompared({ ...job, title: `${job.title} (Unternehmenssteuerung und Wirtschaftsinformatik)` });
  await stage(<ComparePlace still={still} />, { reply, pages: PAGES, scheme, locale });
  await until(() => document.querySelector('section a[href*="/jobs/compare"]') !== null);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  expect(await violations()).toEqual([]);
});

const compared = (place: number, given: Partial<ComparedJob>): ComparedJob => ({
  ...(jobs[place] as { id: string; title: string }), segment: `${jobs[place]?.id}-x`, company: { id: 1, name: 'Lindvik', logo: null }, location: 'Oslo', languages: ['en'],
  employmentTypes: ['FULL_TIME'], educationLevels: [], salary: null, pay: null, deadline: null, startDate: null, startsNow: false, duration: null, workplace: null,
  sponsorship: null, skills: [], matchingSkills: [], expired: false, ...given,
}) as unknown as ComparedJob; // biome-ignore format: a row

test('the table says where postings differ, and marks what the reader has', async () => {
  const salary = { min: 30_000, max: 36_000, currency: 'EUR', unit: 'YEAR' };
  const postings = [
    compared(0, { salary, skills: ['SQL', 'Go'], matchingSkills: ['Go'], languages: ['en', 'de'] }),
    compared(1, { salary: { min: null, max: 3500, currency: 'EUR', unit: 'MONTH' }, expired: true }),
  ];
  await stage(<CompareTable reply={{ postings, reader: { speaks: ['de'] } }} nowMs={0} />, { reply, pages: PAGES });
  await until(() => document.querySelector('table') !== null);
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toContainEqual(['Employer', 'Lindvik', 'Lindvik']);
  expect(rows).toContainEqual(['Pay to compare, in euros (they differ)', 'About €36,000 a year', 'About €42,000 a year']);
  expect(rows).toContainEqual(['Skills (they differ)', 'SQL, Go', 'Not given']);
  expect(rows.map(([name]) => name)).not.toContain('Duration');
  expect([...document.querySelectorAll('[role=img]')].map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'you speak it',
    'you have it',
  ]);
  expect(document.querySelectorAll('th[scope=col]')[1]?.textContent).toContain('Closed');
  expect(document.querySelectorAll('th[scope=row]').length).toBe(rows.length);
});
