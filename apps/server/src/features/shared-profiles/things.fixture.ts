import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const P = '/api/v1/employer/organizations/{organizationId}/shared';

export const things: FeatureThings = {
  paths: { [`${P}/{userId}`]: 'sharesWithOrganization' },
  // Made without a file behind the CV.
  ownAnswers: { readSharedCv: '404 not_found' },
  after: ['organizations'],
  async rows({ put, person, id, mark, past }) {
    const user_id = await person('sharesWithOrganization', 'Candidate');
    const candidate_id = await put('candidate', { id: newId(), user_id, summary: mark });
    await put('profile_share', {
      ...{ id: newId(), user_id, shared_with_org: Number(id('organization')), consented: true, consented_at: past },
    });
    await put('candidate_document', {
      ...{ id: newId(), candidate_id, kind: 'cv', name: `${mark}.pdf`, content_type: 'application/pdf', size_bytes: 1, is_default: true },
      ...{ file_key: `documents/${newId()}.pdf`, sha256: Buffer.from('a'.repeat(32)), consented_at: past },
    });
    return { sharesWithOrganization: user_id };
  },
};
