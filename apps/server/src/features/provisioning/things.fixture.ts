import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

export const things: FeatureThings = {
  paths: { '/api/v1/staff/schools/{schoolId}/provisioning/tokens/{tokenId}': 'provisioningToken' },
  bodies: { makeProvisioningToken: { days: 30 } },
  async rows({ put, id, past, later, serial }) {
    const hash = Buffer.from(`token of world ${serial}`);
    const row = { school_id: Number(id('school')), hash, created_by: id('staff'), created_at: past, expires_at: later };
    return { provisioningToken: await put('provisioning_token', { id: newId(), ...row }) };
  },
};
