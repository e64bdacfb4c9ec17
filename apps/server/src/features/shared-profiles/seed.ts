// Shares of the demo world with Eva's organization in every state, a request that waits for Ada's answer, and who looked at Ada's profile.
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { seedShare } from '../candidates/seed.ts';
import { seedLooks } from '../profile-looks/seed.ts';

const [ADA, BEN, EVA] = ['ada@nordic.example', 'ben@nordic.example', 'eva@lindvik.example'] as const;
const OTHERS = 9;
const HOUR_MS = 3_600_000;

export async function seedSharedProfiles(transaction: DatabaseTransaction, today: Date): Promise<void> {
  const people = await transaction
    .selectFrom('identity_person')
    .select(['id', 'email_folded'])
    .where('email_folded', 'in', [ADA, BEN, EVA])
    .execute();
  const [ada, ben, eva] = [ADA, BEN, EVA].map((email) => people.find(({ email_folded }) => email_folded === email)?.id);
  // A world at a public address has no people, hence nobody who asks or shares.
  if (!ada || !ben || !eva) return;
  const role = await transaction
    .selectFrom('user_role')
    .select('organization_id')
    .where('user_id', '=', eva)
    .where('organization_id', 'is not', null)
    .executeTakeFirst();
  const organizationId = role?.organization_id;
  if (!organizationId) return;
  const daysAgo = (days: number) => new Date(today.getTime() - days * 24 * HOUR_MS);
  const share = (name: string, userId: string, given: Partial<Parameters<typeof seedShare>[1]> & { created_at: Date }) =>
    seedShare(transaction, {
      ...{ id: stableUuid(`demo share ${name}`), user_id: userId, shared_with_org: organizationId, requested_by: eva },
      ...{ updated_at: given.created_at, ...given },
    });
  const shared = (asked: number, consented: number, days: number) => ({
    ...{ created_at: daysAgo(asked), consented: true, consented_at: daysAgo(consented), expires_at: daysAgo(consented - days) },
  });
  const states = [
    shared(40, 39, 90),
    shared(12, 11, 30),
    shared(70, 60, 180),
    { created_at: daysAgo(3) },
    { created_at: daysAgo(20) },
    { created_at: daysAgo(95) },
    shared(140, 139, 90),
    { created_at: daysAgo(30), consented: false, declined_at: daysAgo(28) },
    { created_at: daysAgo(80), consented: false, declined_at: daysAgo(10) },
  ];
  await share('ada', ada, shared(21, 20, 90));
  await share('ben', ben, { created_at: daysAgo(2) });
  const others = await transaction
    .selectFrom('candidate_profile as c')
    .innerJoin('identity_person as u', 'u.id', 'c.user_id')
    .select('c.user_id')
    .where('u.status', '=', 'active')
    .where('u.email_folded', 'not in', [ADA, BEN, 'chen@mail.example', 'dina@mail.example'])
    .where('c.profile_visibility', '<>', 'private')
    .orderBy('c.user_id')
    .limit(OTHERS)
    .execute();
  for (const [place, { user_id }] of others.entries())
    if (user_id !== null) await share(`other ${place}`, user_id, states[place] ?? { created_at: daysAgo(place) });
  const asking = await transaction
    .selectFrom('organization_proof as f')
    .innerJoin('organization as o', 'o.id', 'f.organization_id')
    .select('o.id')
    .where('o.status', '=', 'active')
    .where('o.id', '<>', organizationId)
    .orderBy('o.id')
    .executeTakeFirst();
  if (asking) await share('waiting for ada', ada, { created_at: daysAgo(1), shared_with_org: asking.id, requested_by: null });
  await seedAdasLooks(transaction, { today, ada, eva, organizationId });
}

type Looked = { today: Date; ada: string; eva: string; organizationId: number };

async function seedAdasLooks(transaction: DatabaseTransaction, { today, ada, eva, organizationId }: Looked): Promise<void> {
  const adviser = await transaction
    .selectFrom('verification_connection as c')
    .innerJoin('user_role as r', 'r.school_id', 'c.school_id')
    .select(['r.user_id', 'c.school_id'])
    .where('c.user_id', '=', ada)
    .where('c.state', '=', 'verified')
    .where('r.user_id', '<>', ada)
    .orderBy('c.school_id')
    .orderBy('r.user_id')
    .executeTakeFirst();
  const look = (
    hours: number,
    minutes: number,
    given: Omit<Parameters<typeof seedLooks>[1][number], 'id' | 'user_id' | 'began_at' | 'at'>,
  ) => ({
    ...{ id: stableUuid(`demo look ${hours} ${given.part}`), user_id: ada, ...given },
    began_at: new Date(today.getTime() - hours * HOUR_MS),
    at: new Date(today.getTime() - hours * HOUR_MS + minutes * 60_000),
  });
  const byEva = { looked_by: eva, organization_id: organizationId };
  await seedLooks(transaction, [
    look(26, 12, { ...byEva, occasion: 'share', part: 'profile' }),
    look(26, 0, { ...byEva, occasion: 'share', part: 'cv' }),
    look(190, 0, { ...byEva, occasion: 'application', part: 'profile' }),
    look(470, 4, { ...byEva, occasion: 'share', part: 'profile' }),
    ...(adviser
      ? [
          look(50, 0, { looked_by: adviser.user_id, school_id: adviser.school_id, occasion: 'student', part: 'profile' }),
          look(300, 25, { looked_by: adviser.user_id, school_id: adviser.school_id, occasion: 'cvReview', part: 'cv' }),
          look(900, 0, { looked_by: null, school_id: adviser.school_id, occasion: 'verification', part: 'profile' }),
        ]
      : []),
  ]);
}
