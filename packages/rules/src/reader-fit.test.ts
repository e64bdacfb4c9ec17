import { expect, test } from 'vitest';
import { readerFit } from './reader-fit.ts';

const NOTHING = {
  ...{ skills: [], careerFields: [], sectors: [], employerIds: [], educationFields: [], educationLevels: [], languages: [] },
  ...{ country: null, nationalities: [], workAuthorizations: [] },
};

test('who said nothing is fitted by nothing, and where one lives is no wish', () => {
  expect(readerFit(NOTHING)).toBeNull();
  expect(readerFit({ ...NOTHING, country: 'NO', skills: ['Python'] })).toBeNull();
});

test('only what was said counts', () => {
  expect(readerFit({ ...NOTHING, educationLevels: ['master'], sectors: ['energy'] })).toEqual({
    level: ['master'],
    wishes: { categories: [], sectors: ['energy'] },
  });
});

test('a permit of the Union is one for each member, and Norwegian is one language', () => {
  const fit = readerFit({ ...NOTHING, workAuthorizations: ['EU'], languages: ['nb'] });
  expect(fit?.permit).toContain('DE');
  expect(fit?.permit).not.toContain('EU');
  expect(fit?.languages).toEqual(['nb', 'nn', 'no']);
});
