import { expect, test } from 'vitest';
import { folded } from '../import-cv-judge.ts';
import type { CvTruth } from '../import-cv-truth.ts';
import { makeCv } from './cv.ts';
import { effectsOf, filesByLevel } from './effects.ts';
import { planned } from './plan.ts';
import { htmlOf } from './web-page.ts';
import { wordOf } from './word-page.ts';

const ORDER = { seed: 'test', count: 84, language: undefined };
const isWord = ({ layout }: ReturnType<typeof planned>[number]) => layout.peek('producer') === 'docx';
const unescaped = (html: string) => html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
const textOf = (html: string) => unescaped(html.replace(/<style>[\s\S]*<\/style>/, '').replace(/<[^>]*>/g, ' '));

/** What a page must say so that a reader can find all of a truth. */
function valuesOf({ name, emails = [], links = [], city = '', work = [], education = [], ...more }: CvTruth): string[] {
  const years = [...work, ...education].flatMap(({ start = '', end = '' }) => [start.slice(2, 4), end.slice(2, 4)]);
  const listed = [...(more.skills ?? []), ...(more.certificates ?? [])];
  const named = [...(more.languages ?? []).map((one) => one.name), ...(more.memberships ?? []).map((one) => one.organization)];
  const jobs = work.flatMap(({ employer, title }) => [employer[0] ?? '', title[0] ?? '']);
  const studies = education.flatMap(({ school, degree, field, fieldIsInDegree }) => [
    school[0] ?? '',
    degree[0] ?? '',
    fieldIsInDegree ? '' : (field[0] ?? ''),
  ]);
  return [name, city, ...emails, ...links, ...years, ...listed, ...named, ...jobs, ...studies];
}

test('every value of a truth stands in its page, and the digits of every phone', () => {
  for (const { person, layout } of planned(ORDER).filter((one) => !isWord(one))) {
    const cv = makeCv(person, layout);
    // The contacts of some stand at the foot of each page, which the printer writes.
    const foot = cv.contact.items.map(({ value }) => value).join(' ');
    const text = `${textOf(htmlOf(cv, layout))} ${cv.contact.style === 'footer' ? foot : ''}`;
    const missing = valuesOf(cv.truth).filter((value) => !folded(text).includes(folded(value)));
    const digits = text.replace(/\D/g, '');
    const silent = (cv.truth.phones ?? []).filter((phone) => !digits.includes(phone.slice(-8)));
    expect({ person: person.id, levels: layout.levels().join(' '), missing, silent }).toMatchObject({ missing: [], silent: [] });
  }
});

test('a document of Word is made of every layout that has one', async () => {
  const words = planned(ORDER).filter(isWord);
  expect(words.length).toBeGreaterThan(10);
  for (const { person, layout } of words) expect((await wordOf(makeCv(person, layout), layout)).subarray(0, 2).toString()).toBe('PK');
});

test('a seed draws the same pages again, another seed others', () => {
  const pages = (seed: string) =>
    planned({ ...ORDER, seed, count: 14 })
      .filter((one) => !isWord(one))
      .map(({ person, layout }) => htmlOf(makeCv(person, layout), layout));
  expect(pages('a')).toEqual(pages('a'));
  expect(pages('a')).not.toEqual(pages('b'));
});

test('what goes along with a bad level is not blamed for it', () => {
  const file = (levels: string[], score: number) => ({ levels, score });
  const scored = [
    ...Array.from({ length: 40 }, () => file(['head:bad', 'font:mono'], 0.5)),
    ...Array.from({ length: 40 }, () => file(['head:bad', 'font:sans'], 0.5)),
    ...Array.from({ length: 40 }, () => file(['head:good', 'font:sans'], 1)),
  ];
  const effects = effectsOf(filesByLevel(scored), ({ score }) => score);
  expect(effects.get('head:bad')).toBeLessThan(-0.1);
  expect(effects.get('font:mono')).toBeGreaterThan(-0.05);
});
