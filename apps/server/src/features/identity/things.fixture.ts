import { insertSession } from '../../api/every-role.fixture.ts';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

export const things: FeatureThings = {
  paths: {
    '/identity/v1/staff-offers/{id}': 'offer',
    '/identity/v1/user/sessions/{id}': 'session',
    '/identity/v1/user/passkeys/{id}': 'passkey',
    '/identity/v1/user/external/{provider}': 'word:google',
  },
  bodies: { renamePasskey: { name: 'Mine now' } },
  nobodysNames: ['challengeId'],
  async rows({ database, put, id, mark, addressOf, now, later }) {
    const [school_id, user_id, offered_by] = [Number(id('school')), id('student'), id('staff')];
    await put('external_identity', { provider: 'google', subject: mark, user_id, email: addressOf('google') });
    return {
      session: await insertSession(database, user_id),
      role: await put('user_role', { id: newId(), user_id, role: 'CareerStaff', school_id }),
      passkey: await put('passkey', { id: newId().replaceAll('-', ''), user_id, public_key: Buffer.from('key'), name: mark }),
      offer: await put('staff_offer', {
        ...{ id: newId(), school_id, user_id, role: 'CareerStaff', offered_by, offered_at: now, expires_at: later },
      }),
    };
  },
};
