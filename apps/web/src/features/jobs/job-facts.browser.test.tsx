import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { unmount, until } from '@fairway/ui/mount';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useFacetWords } from '../../lib/facets/facet-words.ts';
import { stage } from '../../testing/stage.tsx';
import { JobFacts } from './components/job-facts.tsx';

afterEach(unmount);

const NOW = Date.UTC(2026, 10, 21);
const JOB = {
  postingRegion: 'ADDRESS',
  countries: ['FI'],
  places: [{ line: 'Helsinki, Finland' }],
  employmentTypes: ['PART_TIME', 'INTERN'],
  salary: null,
  deadline: null,
  startDate: '2027-01-01',
  startsNow: false,
  duration: { minMonths: 3, maxMonths: 6 },
  workplace: 'hybrid',
  pay: 'unpaid',
  sponsorship: 'permit_needed',
  educationLevels: ['master', 'bachelor'],
  educationFields: ['mathematics'],
  preferredJobCategories: ['COMPUTER_AND_IT'],
  languages: ['en'],
  alsoAt: [{ name: 'northern-careers.example', segment: '018f0000-0000-7000-8000-000000000001-pilot' }],
  publishedAt: '2026-11-20T10:00:00Z',
} as unknown as JobDetail;

function Facts({ job = JOB }: { job?: JobDetail }) {
  return (
    <div style={{ padding: '0 1.5rem' }}>
      <JobFacts job={job} words={useFacetWords(NOW)} nowMs={NOW} />
    </div>
  );
}

test.each(['de', 'ru', 'fil'] as const)(
  'facts stand in two columns of their own at 360 px, however long their names: %s',
  async (locale) => {
    await page.viewport(360, 740);
    await stage(<Facts />, { locale });
    await until(() => document.querySelectorAll('dt').length > 5);
    const list = document.querySelector('dl')?.getBoundingClientRect();
    const edges = (selector: string, edge: 'left' | 'right') =>
      [...document.querySelectorAll(selector)].map((one) => Math.round(one.getBoundingClientRect()[edge]));
    const [values = 0, ...others] = new Set(edges('dd', 'left'));
    expect(others).toEqual([]);
    expect(Math.max(...edges('dt', 'right'))).toBeLessThan(values);
    expect(Math.max(...edges('dd', 'right'))).toBeLessThanOrEqual(list?.right ?? 0);
    expect([...document.querySelectorAll('dt')].filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
  },
);

test('a remote posting names a country once, and its towns', async () => {
  const job: JobDetail = {
    ...JOB,
    postingRegion: 'TELECOMMUTE',
    countries: ['IE'],
    places: [{ line: 'Ireland' }, { line: 'Cork, Ireland' }],
  } as never;
  await stage(<Facts job={job} />);
  await until(() => document.querySelectorAll('dt').length > 5);
  expect([...(document.querySelector('dd')?.querySelectorAll('bdi') ?? [])].map((line) => line.textContent)).toEqual([
    'Remote, for people in Ireland',
    'Cork, Ireland',
  ]);
});
