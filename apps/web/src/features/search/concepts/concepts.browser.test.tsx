import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStage, field, pageOf, press, testLooks, text } from '../../../testing/console-stage.tsx';
import { ConceptView } from './concept.page.tsx';
import ConceptsPage from './concepts.page.tsx';
import type { Concept, ConceptRow } from './queries.ts';

const { open, sent } = consoleStage(['admin', 'admin-concepts', 'admin-concept']);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

const ROW: ConceptRow = { id: 'nurse', kind: 'occupation', broader: [], words: 42, sample: 'nurse, nurses', state: 'changed', at: '2026-11-20T10:00:00.000Z' }; // biome-ignore format: a row
const CONCEPT: Concept = {
  id: 'nurse', kind: 'occupation', broader: ['health-care'], narrower: ['midwife', 'a-very-long-concept-that-goes-on-and-on'], words: { en: ['nurse', 'nurses'], de: ['*pfleger'] },
  shippedWords: { en: ['nurse'] }, state: 'changed', mark: 'm',
}; // biome-ignore format: a row
const FOUND = { total: 3, postings: [{ title: 'Ward nurse' }] };
const answer = (path: string) =>
  path.endsWith('/concepts')
    ? pageOf([ROW])
    : path.endsWith('concept-renewal')
      ? { percent: 40 }
      : path.endsWith('search-explanation')
        ? FOUND
        : { ...CONCEPT, mark: 'n', words: { en: ['nurse', 'rn'] } };
const problem = (code: string, status: number, errors: object[]) =>
  Response.json(
    { type: code, title: code, status, code, requestId: 'r', errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

describe('every part', () => {
  testLooks('the list', open, <ConceptsPage />, answer);
  testLooks('a concept', open, <ConceptView concept={CONCEPT} />, answer);
  testLooks('a new one', open, <ConceptView />, answer);
});

describe('the dictionary of concepts (search.17)', () => {
  test('is listed with what filters say in the address, and says that an index is made anew (search.19)', async () => {
    await open(<ConceptsPage />, answer, '/en/admin/concepts?state=changed&kind=occupation&q=nurse');
    await until(() => text().includes('nurse, nurses'));
    expect(sent.some(({ path }) => path.includes('q=nurse') && path.includes('state=changed') && path.includes('kind=occupation'))).toBe(
      true,
    );
    await until(() => document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow') === '40');
  });

  test('is saved as lines of words, and taken back by the toast', async () => {
    await open(<ConceptView concept={CONCEPT} />, answer);
    await until(() => text().includes('Now: 3'));
    await userEvent.fill(field('English'), 'nurse, nurses, rn');
    await press('Save');
    await until(() => sent.some(({ method }) => method === 'PUT'));
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put).toMatchObject({ path: '/api/v1/admin/concepts/nurse', body: { mark: 'm', broader: ['health-care'], confirmed: false } });
    expect(put?.body).toMatchObject({ words: { en: 'nurse, nurses, rn', de: '*pfleger' } });
    await until(() => text().includes('Before saving: 3'));
    await press('Undo');
    await until(() => sent.filter(({ method }) => method === 'PUT').length === 2);
    expect(sent.filter(({ method }) => method === 'PUT')[1]?.body).toMatchObject({
      mark: 'n',
      confirmed: true,
      words: { en: 'nurse, nurses' },
    });
  });

  test('names each word that is wrong, and asks before it takes common ones (search.18)', async () => {
    let reply = problem('validation', 422, [{ pointer: '/body/words/the', code: 'word_says_nothing' }]);
    await open(<ConceptView concept={CONCEPT} />, (path) => (path.endsWith('/nurse') ? reply : answer(path)));
    await userEvent.fill(field('English'), 'nurse, the');
    await press('Save');
    await until(() => text().includes('“the” says nothing in a question'));
    reply = problem('concepts.common_words', 409, [{ pointer: '/body/words/clerk', code: '41' }]);
    await press('Save');
    await until(() => text().includes('“clerk” is in 41% of all jobs'));
    await userEvent.click(page.getByRole('checkbox', { name: 'I mean these words' }));
    await press('Save');
    await until(() => sent.filter(({ method }) => method === 'PUT').length === 3);
    expect(sent.filter(({ method }) => method === 'PUT')[2]?.body).toMatchObject({ confirmed: true });
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('with faults is accessible and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 900);
    const words = ['the', 'clerkclerkclerkclerkclerkclerkclerkclerkclerkclerkclerkclerk'].map((word, place) => ({
      pointer: `/body/words/${word}`,
      code: String(41 + place),
    }));
    const reply = problem('concepts.common_words', 409, words);
    const address = `/en/admin/concepts/nurse?${scheme}`;
    await open(<ConceptView concept={CONCEPT} />, (path) => (path.endsWith('/nurse') ? reply : answer(path)), address);
    await userEvent.fill(field('English'), 'nurse, the, clerk');
    await press('Save');
    await until(() => text().includes('is in 42% of all jobs'));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
    await unmount();
    await open(<ConceptView />, answer, address);
    await userEvent.fill(field('ID'), 'New One');
    await press('Save');
    await until(() => document.querySelector('[aria-invalid="true"]') !== null);
    expect(await violations()).toEqual([]);
  });

  test('goes back to what ships after a question', async () => {
    await open(<ConceptView concept={CONCEPT} />, (path) => (path.endsWith('/nurse') ? new Response(null, { status: 204 }) : answer(path)));
    await press('Restore');
    await until(() => document.querySelector('dialog[open]') !== null);
    await press('Restore', 'dialog');
    await until(() => sent.some(({ method }) => method === 'DELETE'));
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/v1/admin/concepts/nurse?mark=m');
  });

  test('a new one needs an ID of its own', async () => {
    await open(<ConceptView />, answer);
    await userEvent.fill(field('ID'), 'New One');
    await press('Save');
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });
});
