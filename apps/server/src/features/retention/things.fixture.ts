import type { FeatureThings } from '../../api/feature-things.fixture.ts';

const S = '/api/v1/staff/schools/{schoolId}';

export const things: FeatureThings = {
  paths: { [`${S}/retention/{kind}`]: 'word:notes' },
  bodies: {
    saveRetention: { edition: 1, periods: [{ kind: 'notes', months: 6 }] },
    tryRetention: { kind: 'notes', months: 6 },
  },
  after: ['students'],
  async rows({ put, id }) {
    const school_id = Number(id('school'));
    await put('school_retention', { school_id, edition: 1 });
    await put('school_retention_period', { school_id, kind: 'notes', months: 1 });
    return {};
  },
};
