// How an organization answers, in its console: figures against promises, few figures, no figures, and who is shown none.
import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../../lib/console/console-organization.ts';
import { consoleStage, testLooks, text } from '../../../testing/console-stage.tsx';
import OwnReplies from './components/own-replies.tsx';

const { open, sent } = consoleStage(['employer', 'jobdetail']);
beforeEach(() => page.viewport(1280, 900));
afterEach(() => unmount());

const LONG = 'Sachbearbeiterin-für-außerordentlich-lange-Stellenbezeichnungen-ohne-jeden-Zwischenraum';
const measured = { applications: 48, answeredPercent: 92, inTimePercent: 81, medianDays: 6 };
const posting = (over: object = {}) => ({
  ...{ id: 'p1', title: LONG, segment: 'p1-long', promisedDays: 14, overdue: 2, measured },
  ...over,
});
const REPLIES = {
  ...{ measured, overdue: 3, closesAt: '2026-12-20T10:00:00.000Z' },
  postings: [
    posting(),
    posting({ id: 'p2', title: 'Analyst', promisedDays: null, overdue: 0, measured: null }),
    posting({ id: 'p3', title: 'باحث', overdue: 0, measured: { ...measured, medianDays: null } }),
  ],
};

const shown = (role: 'Recruiter' | 'Representative' = 'Recruiter') => (
  <ConsoleOrganizationContext value={{ organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active', role }}>
    <OwnReplies />
  </ConsoleOrganizationContext>
);

describe('how soon an organization answers (applications.14)', () => {
  testLooks('the panel', open, shown(), () => REPLIES);

  test('is said against what was promised, in all and by posting', async () => {
    await open(shown(), () => REPLIES, '/en/employer');
    await until(() => text().includes('92% of 48 applications answered, 81% in the promised time.'));
    expect(text()).toContain('Half of your answers came within 6 days.');
    expect(text()).toContain('3 replies are overdue. The first one closes without an answer on 20 Dec 2026.');
    const [first, second, third] = [...document.querySelectorAll('li')].map((one) => one.textContent);
    expect(first).toBe(`${LONG}promised within 14 days · usually within 6 days · 92% of 48 applications answered · 2 overdue`);
    expect([second, third]).toEqual(['Analystnothing promised', 'باحثpromised within 14 days · 92% of 48 applications answered']);
    expect(document.querySelector('li a')?.getAttribute('href')).toContain('/jobs/p1-long');
    expect([...new Set(sent.map(({ path }) => path))]).toEqual(['/api/v1/employer/organizations/7/replies']);
  });

  test('says from when on it is told, where there is too little', async () => {
    await open(shown(), () => ({ measured: null, overdue: 0, closesAt: null, postings: [] }), '/en/employer');
    await until(() => text().includes('This is told from 5 applications on.'));
    expect(document.querySelectorAll('li')).toHaveLength(0);
  });

  test('says that it could not be loaded', async () => {
    await open(shown(), () => Response.json({ code: 'internal' }, { status: 500 }), '/en/employer');
    await until(() => document.querySelector('[role="alert"], section button') !== null);
  });

  test('is nothing of representatives', async () => {
    await open(shown('Representative'), () => REPLIES, '/en/employer');
    expect([text().includes('How soon'), sent]).toEqual([false, []]);
  });
});
