// Partner schools of the demo world: the Nordic School has two, one more asks it, and it asks another.
import type { PartnershipState } from '@fairway/rules/school-partners';
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';

const DAY_MS = 86_400_000;
type DemoPartnership = { from: string; to: string; state: PartnershipState; days: number; note: string };

const DEMO_PARTNERSHIPS: readonly DemoPartnership[] = [
  { from: 'nordic', to: 'valclair', state: 'accepted', days: 40, note: 'Our exchange students look for jobs in both countries.' },
  { from: 'albany-bay', to: 'nordic', state: 'accepted', days: 25, note: '' },
  { from: 'havelfeld', to: 'nordic', state: 'proposed', days: 3, note: 'We meet many of the same employers. Shall we look at their jobs together?' },
  { from: 'nordic', to: 'oudeveen', state: 'proposed', days: 6, note: '' },
]; // biome-ignore format: a table

export async function seedPartners(
  transaction: DatabaseTransaction,
  { today, schools }: { today: Date; schools: readonly { id: number; slug: string }[] },
): Promise<void> {
  const schoolId = (slug: string) => {
    const school = schools.find((one) => one.slug === slug);
    if (!school) throw new Error(`The demo world has no school ${slug}`);
    return school.id;
  };
  const administrator = async (id: number) => {
    const row = await transaction
      .selectFrom('user_role')
      .select('user_id')
      .where('school_id', '=', id)
      .where('role', '=', 'SchoolAdmin')
      .orderBy('user_id')
      .limit(1)
      .executeTakeFirst();
    return row?.user_id ?? null;
  };
  for (const { from, to, state, days, note } of DEMO_PARTNERSHIPS) {
    const [proposer_id, asked_id] = [schoolId(from), schoolId(to)];
    const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY_MS);
    const isAccepted = state === 'accepted';
    await transaction
      .insertInto('school_partnership')
      .values({
        ...{ id: stableUuid(`school partners ${from} ${to}`), proposer_id, asked_id, state, note },
        ...{ moved_by: isAccepted ? 'asked' : 'proposer', proposed_at: at(days), proposed_by: await administrator(proposer_id) },
        ...(isAccepted && { answered_at: at(days - 2), answered_by: await administrator(asked_id) }),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}
