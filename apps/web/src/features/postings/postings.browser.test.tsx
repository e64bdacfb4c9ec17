// Writing a posting: it saves itself while nobody sees it, asks where somebody else saved, and says what lacks.
import { EMPTY_POSTING, type PostingContent } from '@fairway/rules/posting-content';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import PostingPage from './posting.page.tsx';

const ORGANIZATION = {
  organizationId: 7,
  name: 'Lindvik',
  logo: null,
  country: 'NO',
  state: 'active' as const,
  role: 'Recruiter' as const,
};
const ID = '018f0000-0000-7000-8000-000000000001';
beforeEach(() => {
  silenceSockets();
  return page.viewport(1280, 900);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

const content: PostingContent = { ...EMPTY_POSTING, title: 'Trainee', places: [{ city: 'Wien', country: 'AT' }], skills: ['Python'] };
const posting = (over: object = {}) => ({
  ...{ id: ID, state: 'draft', edition: 3, content, publishAt: null, publishedAt: null },
  ...{ changedAt: '2026-11-24T10:00:00Z', changedBy: 'Otto Roth', segment: null },
  ...over,
});
const READ = {
  ...{ html: '<p>Heat from the sea</p>', visible: 17, language: 'en', employmentTypes: ['INTERN'], categories: [] },
  ...{ educationLevels: [], educationFields: [], skills: ['SQL'], languages: [], hints: [{ hint: 'age', words: 'young team' }] },
};
type Call = { path: string; body: { edition?: number; state?: string; content?: PostingContent } };
type Answer = (call: Call) => Response | undefined;
/** `later`: as it is read after the first call. */
type Look = { scheme?: 'light' | 'dark'; later?: object };

async function open(begun: object, answer: Answer = () => undefined, { scheme = 'light', later = begun }: Look = {}) {
  const calls: Call[] = [];
  await stage(
    <ConsoleOrganizationContext value={ORGANIZATION}>
      <PostingPage />
    </ConsoleOrganizationContext>,
    {
      address: `/en/employer/postings/${ID}?organization=7`,
      pages: ['employer-postings', 'employer-posting', 'jobdetail'],
      scheme,
      reply: async (request) => {
        const path = new URL(request.url).pathname.replace(/.*\/postings/, '');
        if (request.method === 'GET') return Response.json(calls.length > 0 ? later : begun);
        const call = { path, body: await request.json() };
        if (path === '/recognition') return Response.json(READ);
        calls.push(call);
        return answer(call) ?? Response.json(posting({ edition: (call.body.edition ?? 0) + 1, content: call.body.content ?? content }));
      },
    },
  );
  await until(() => document.querySelector('form') !== null);
  return calls;
}
const text = () => document.body.textContent ?? '';

describe('a posting', { timeout: 60_000 }, () => {
  test('saves itself while it is a draft, and takes what was read in its text by a press', async () => {
    const calls = await open(posting());
    await page.getByLabelText('Title').fill('Trainee, heat');
    await until(() => calls.length === 1 && text().includes('Saved'));
    expect(calls[0]).toMatchObject({ path: `/${ID}/content`, body: { edition: 3, content: { title: 'Trainee, heat' } } });
    await page.getByRole('button', { name: 'SQL' }).click();
    await until(() => calls.length === 2);
    expect(calls[1]?.body).toMatchObject({ edition: 4, content: { skills: ['Python', 'SQL'] } });
    expect(text()).toContain('“young team”');
  });

  test('that was refused is not sent again before it is another one', async () => {
    const fault = { pointer: '/body/content/salary', code: 'postings.salary_order' };
    const refused = () => Response.json({ code: fault.code, status: 422, errors: [fault] }, { status: 422 });
    const calls = await open(posting(), ({ body }) => (body.content?.title === 'Wrong' ? refused() : undefined));
    await page.getByLabelText('Title').fill('Wrong');
    await until(() => text().includes('Not saved') && text().includes('The pay from is above the pay to.'));
    await new Promise((resolve) => setTimeout(resolve, 2200));
    expect(calls).toHaveLength(1);
    await page.getByLabelText('Title').fill('Right');
    await until(() => calls.length === 2 && text().includes('Saved'));
  });

  test('that readers see is saved by a button only', async () => {
    const calls = await open(posting({ state: 'live', segment: `trainee-${ID}` }));
    await page.getByLabelText('Title').fill('Half a sen');
    await until(() => text().includes('Not saved: readers see the posting as it was'));
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Save for readers' }).click();
    await until(() => calls.length === 1);
  });

  test('that somebody else saved meanwhile waits for a choice', async () => {
    const refused = () => Response.json({ code: 'postings.changed', status: 409 }, { status: 409 });
    const later = posting({ edition: 9, content: { ...content, title: 'Theirs' } });
    const calls = await open(posting(), ({ body }) => (body.edition === 3 ? refused() : undefined), { later });
    await page.getByLabelText('Title').fill('Mine');
    await until(() => text().includes('Otto Roth saved meanwhile'));
    expect(calls).toHaveLength(1);
    expect(text()).toContain('Changed: Title.');
    await page.getByRole('button', { name: 'Take their version' }).click();
    await until(() => !text().includes('saved meanwhile'));
    expect((document.querySelector('input') as HTMLInputElement).value).toBe('Theirs');
  });

  test('says at each field what lacks before it can be shown', async () => {
    const fault = (field: string, code: string) => ({ pointer: `/body/content/${field}`, code });
    const errors = [fault('html', 'postings.missing'), fault('salary', 'postings.salary_needed')];
    await open(posting(), ({ body }) =>
      body.state === 'live' ? Response.json({ code: 'postings.missing', status: 422, errors }, { status: 422 }) : undefined,
    );
    await page.getByRole('button', { name: 'Show it' }).click();
    await until(() => text().includes('Fill this in before you show the posting.'));
    expect(text()).toContain('The law of one of its countries wants the pay in the posting.');
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    const question = { kind: 'choice' as const, text: 'When?', choices: ['Now', 'Later'], required: true, knockOut: null };
    await open(posting({ content: { ...content, questions: [question] } }), undefined, { scheme });
    await until(() => text().includes('“young team”'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
