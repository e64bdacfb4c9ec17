import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

export const things: FeatureThings = {
  paths: {
    '/api/v1/admin/reference/{kind}': 'word:sectors',
    '/api/v1/admin/reference-entries/{id}': 'sector',
    '/api/v1/admin/reference-imports/{id}': 'referenceImport',
  },
  bodies: {
    addReferenceEntry: { names: { en: 'Mine now' } },
    changeReferenceEntry: { names: { en: 'Mine now' }, mark: 'x' },
    offerReferenceEntry: { offered: false },
    readReferenceFile: {},
    readEscoFile: {},
    mergeTypedSkills: { folded: ['mine now'], intoSkillId: 1 },
  },
  nobodysNames: ['intoSkillId'],
  openThings: ['sector', 'referenceImport'],
  nobodys: { sector: 'sectors-2000000000' },
  ownAnswers: { changeReferenceEntry: '409 reference.changed', undoReferenceImport: '409 reference.import_over' },
  rows: async ({ put, open, openMark }) => {
    const names = JSON.stringify({ en: open('Sector') });
    const sector = await put('sector', { code: openMark, names }, 'id');
    const counts = { read: 1, created: 0, changed: 1, unchanged: 0 };
    const referenceImport = await put('reference_import', { id: newId(), form: 'names', made_at: new Date(), ...counts }, 'id');
    const after = JSON.stringify({ names: { en: open('Sector'), de: open('Branche') } });
    const change = { import_id: referenceImport, place: 0, line: 2, kind: 'sectors', key: openMark, entry_id: sector };
    await put('reference_import_change', { ...change, before: JSON.stringify({ names: JSON.parse(names) }), after }, 'place');
    return { sector: `sectors-${sector}`, referenceImport };
  },
};
