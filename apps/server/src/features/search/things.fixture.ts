import type { FeatureThings } from '../../api/feature-things.fixture.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/admin/concepts/{id}': 'word:nurse' },
  queries: { restoreConcept: 'mark=' },
  bodies: { saveConcept: { kind: 'occupation', broader: [], isOff: false, words: { en: 'nurse, ward sister' }, mark: '' } },
};
