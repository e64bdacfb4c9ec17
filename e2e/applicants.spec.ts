// A recruiter sees an application come, looks at it, talks with the team, moves it, declines and takes that back; the candidate's open page follows
// each step, and hears nothing of a decline within its hour. @rule applicants.2, applicants.3, applicants.4
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { mailOf } from './mailbox.ts';
import { demoPage, fillForApplying, headers, verifiedStudent } from './new-student.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';
import { insideJobId } from './world-rows.ts';

const CV = 'en-priyan-desmarais-cards.pdf';
type Question = { id: string; kind: string; choices: string[] };

test('a recruiter takes an applicant through the stages, and the candidate follows', async ({ browser }) => {
  test.slow();
  const eva = await demoPage(browser, 'eva@lindvik.example', 1440);
  const staff = await demoPage(browser, 'greta@nordic.example');
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const { email, lastName } = await verifiedStudent(context, staff);
  await fillForApplying(context);
  const name = `Pia ${lastName}`;
  const pia = await context.newPage();
  const { request } = context;
  const quiet = [watchConsole(eva), watchConsole(pia)];
  const jobId = await insideJobId(email);
  const { questions } = (await (await request.get(`/api/v1/postings/${jobId}/application`)).json()) as { questions: Question[] };
  await eva.goto('/en/employer');
  await eva.getByRole('link', { name: /^Applicants/ }).click();
  await eva.getByRole('searchbox').fill(name);
  const row = eva.getByRole('row').filter({ hasText: name });
  await expect(eva).toHaveURL(/\?q=Pia/);
  await expect(row).toHaveCount(0);

  const answers = questions
    // A file is asked for as one likes.
    .filter(({ kind }) => kind !== 'file')
    .map(({ id, kind, choices }) => ({
      questionId: id,
      value:
        kind === 'yesNo' ? true : kind === 'number' ? 3 : kind === 'choice' ? (choices[0] ?? '') : 'In three words: because it matters',
    }));
  const buffer = readFileSync(path.join(import.meta.dirname, '../packages/cv-reader/corpus', CV));
  const file = { name: 'Pia.pdf', mimeType: 'application/pdf', buffer };
  const stored = await request.post('/api/v1/candidate/cv', { headers, multipart: { consent: 'true', file } });
  expect(stored.ok(), await stored.text()).toBe(true);
  const sent = await request.post(`/api/v1/postings/${jobId}/application`, {
    headers,
    data: { key: crypto.randomUUID(), cvId: ((await stored.json()) as { id: string }).id, letter: 'I would like to join.', answers },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { id } = (await sent.json()) as { id: string };
  // It comes by itself.
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await pia.goto(`/en/applications/${id}`);
  const history = pia.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(history).toHaveCount(1);

  await row.getByRole('link', { name: name }).click();
  await expect(eva.getByRole('heading', { level: 1, name: name })).toBeVisible();
  await expect(eva.getByText('I would like to join.')).toBeVisible();
  await expect(history.filter({ hasText: 'Seen' })).toBeVisible();
  // @rule applicants.14
  const cv = eva.getByRole('region', { name: 'CV' });
  await cv.getByRole('button', { name: 'What a machine reads' }).click();
  await expect(cv.getByText('says nothing about the person')).toBeVisible();
  await expect(cv.getByText('Bay Corridor Transit Authority').first()).toBeVisible();
  await eva.getByRole('radio', { name: '4 stars' }).check();
  await eva.getByRole('button', { name: 'Save rating' }).click();
  await expect(eva.getByText('Nobody else has rated yet.')).toBeHidden();
  await eva.getByLabel('New note').fill('Calm on the phone.');
  await eva.getByRole('button', { name: 'Add note' }).click();
  await expect(eva.getByText('Calm on the phone.')).toBeVisible();

  await eva.getByLabel('Move to', { exact: true }).selectOption('Start talks');
  await expect(history.filter({ hasText: 'In talks' })).toBeVisible();
  // It waits for half a minute: so long the move is undone.
  await mailOf(request, email, 'application_moved', { within: 45_000, about: `/applications/${id}` });

  await eva.getByRole('button', { name: 'Decline', exact: true }).click();
  const ask = eva.getByRole('dialog', { name: 'Decline 1 applicant' });
  await ask.getByLabel('Your reason').selectOption('Somebody else fits better');
  await ask.getByLabel(/Own words/).fill('Please apply again in spring.');
  await ask.getByRole('button', { name: 'Decline 1 applicant' }).click();
  await expect(eva.getByText(/^Declined by Eva Lindqvist/)).toBeVisible();
  // What lies half below the bar of the site is too small a target.
  await eva.evaluate(() => window.scrollTo(0, 0));
  await expectGoodLooks(eva);
  await eva.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(eva.getByText(/^Declined by Eva Lindqvist/)).toBeHidden();
  await expect(history).toHaveCount(3);
  await expect(history.filter({ hasText: 'Declined' })).toHaveCount(0);

  // What the team thinks is nowhere on the candidate's side.
  const own = await (await request.get(`/api/v1/candidate/applications/${id}`)).text();
  for (const words of ['Calm on the phone', 'apply again in spring', 'anotherCandidate']) expect(own).not.toContain(words);
  for (const done of quiet) done();
});
