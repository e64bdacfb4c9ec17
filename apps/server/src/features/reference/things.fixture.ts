import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/admin/reference/{kind}': 'word:sectors', '/api/v1/admin/reference-entries/{id}': 'sector' },
  bodies: {
    addReferenceEntry: { names: { en: 'Mine now' } },
    changeReferenceEntry: { names: { en: 'Mine now' }, mark: 'x' },
    offerReferenceEntry: { offered: false },
    importReference: {},
    mergeTypedSkills: { folded: ['mine now'], intoSkillId: 1 },
  },
  nobodysNames: ['intoSkillId'],
  openThings: ['sector'],
  nobodys: { sector: 'sectors-2000000000' },
  ownAnswers: { changeReferenceEntry: '409 reference.changed' },
  rows: async ({ put, open, openMark }) => ({
    sector: `sectors-${await put('sector', { code: openMark, names: JSON.stringify({ en: open('Sector') }) }, 'id')}`,
  }),
};
