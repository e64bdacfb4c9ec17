// What the demo world's schools keep of employers: whom they know there, what their staff noted, and when they decided. Nobody's note is private
// but Finn's, so that his page shows both.
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../../kernel/database/database.ts';
import { DEMO_CONTACTS, DEMO_EMPLOYER_NOTES } from '../world/employers.ts';
import { demoSchoolPostingId } from '../world/postings.ts';

const DAY_MS = 86_400_000;

type World = { today: Date; schools: readonly { id: number; slug: string }[] };

export async function seedEmployers(transaction: DatabaseTransaction, { today, schools }: World): Promise<void> {
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
  // Each is told by a posting of it.
  const findIds = async (slug: string, posting: string) => {
    const school = schools.find((one) => one.slug === slug);
    const row = await transaction
      .selectFrom('posting_written')
      .select('organization_id')
      .where('id', '=', demoSchoolPostingId(posting))
      .executeTakeFirst();
    return school && row?.organization_id ? { school_id: school.id, organization_id: row.organization_id } : undefined;
  };
  for (const { school, posting, days, ...fields } of DEMO_CONTACTS) {
    const of = await findIds(school, posting);
    const id = stableUuid(`demo contact ${school} ${fields.name}`);
    const at = { created_at: daysAgo(days), updated_at: daysAgo(days) };
    if (of)
      await transaction
        .insertInto('school_employer_contact')
        .values({ id, ...of, ...fields, ...at })
        .execute();
  }
  for (const { school, posting, days, author, isShared, text } of DEMO_EMPLOYER_NOTES) {
    const of = await findIds(school, posting);
    const writer = await transaction.selectFrom('identity_person').select('id').where('email_folded', '=', author).executeTakeFirst();
    if (!of || !(writer || isShared)) continue;
    const id = stableUuid(`demo employer note ${school} ${days} ${text}`);
    const at = { created_at: daysAgo(days), updated_at: daysAgo(days) };
    await transaction
      .insertInto('school_employer_note')
      .values({ id, ...of, author_id: writer?.id ?? null, is_shared: isShared, text, ...at })
      .execute();
  }
  const decided = await transaction.selectFrom('school_employer').selectAll().execute();
  for (const { school_id, organization_id, state, is_trusted, decided_by, decided_at } of decided) {
    const id = stableUuid(`demo employer step ${school_id} ${organization_id}`);
    await transaction
      .insertInto('school_employer_step')
      .values({ id, school_id, organization_id, state, is_trusted, actor_id: decided_by, at: decided_at })
      .execute();
  }
}
