import { expect, test } from 'vitest';
import { bodyOf, draftOf, mapOf } from './feed-draft.ts';

test('columns are read line by line, and a line that is none refuses them all', () => {
  expect(mapOf(' title = Business Title \n\ncompany=Agency=Two')).toEqual({ title: 'Business Title', company: 'Agency=Two' });
  expect(mapOf('')).toEqual({});
  for (const wrong of ['title', 'title=', 'nonsense=Job', '=Job']) expect(mapOf(`company=Agency\n${wrong}`)).toBeUndefined();
});

test('a new feed asks for all postings every six hours', () => {
  expect(bodyOf({ ...draftOf(undefined), url: ' https://a.example ' }, {})).toEqual({
    source: '',
    label: '',
    url: 'https://a.example',
    format: 'xml',
    company: null,
    map: {},
    intervalMinutes: 360,
    undatedDays: 60,
    isFull: true,
    newCompanies: 'active',
  });
});
