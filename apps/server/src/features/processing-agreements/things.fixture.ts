import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const S = '/api/v1/staff/schools/{schoolId}/processing-agreement';

export const things: FeatureThings = {
  paths: {
    [`${S}/acceptances/{acceptanceId}`]: 'acceptance',
    '/api/v1/admin/processing-agreement/editions/{number}': 'word:1',
  },
  queries: { getSchoolAgreement: 'locale=en' },
  bodies: {
    acceptAgreement: { version: 'edition:1', locale: 'en' },
    publishAgreement: { edition: 1, texts: { en: 'Mine now' } },
  },
  async rows({ put, database, id, administrator, mark, openMark, past }) {
    const edition = { number: 1, texts: JSON.stringify({ en: openMark }), published_at: past };
    await database
      .insertInto('processing_agreement_edition')
      .values(edition)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const acceptance = await put('processing_agreement_acceptance', {
      ...{ id: newId(), school_id: Number(id('school')), version: 'ours:1', locale: 'en', body: mark },
      ...{ accepted_by: administrator, accepted_at: past },
    });
    return { acceptance };
  },
};
