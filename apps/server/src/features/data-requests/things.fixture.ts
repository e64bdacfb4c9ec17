import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const S = '/api/v1/staff/schools/{schoolId}';

export const things: FeatureThings = {
  paths: { [`${S}/data-requests/{requestId}`]: 'dataRequest' },
  pathsOf: { closeDataRequest: { requestId: 'openDataRequest' }, eraseDataRequest: { requestId: 'erasedDataRequest' } },
  bodies: {
    recordDataRequest: {
      kind: 'export',
      userId: '{student}',
      person: '',
      cameBy: 'mail',
      note: 'Mine now',
      receivedOn: new Date().toISOString().slice(0, 10),
    },
    closeDataRequest: { state: 'refused', reason: 'Mine now' },
  },
  after: ['students'],
  async rows({ put, id, mark, now }) {
    const received_on = now.toISOString().slice(0, 10);
    const row = {
      school_id: Number(id('school')),
      user_id: id('student'),
      came_by: 'mail',
      received_on,
      due_on: received_on,
      recorded_at: now,
    };
    const request = (kind: string) => put('school_data_request', { id: newId(), kind, note: mark, ...row });
    return { dataRequest: await request('export'), openDataRequest: await request('export'), erasedDataRequest: await request('erasure') };
  },
};
