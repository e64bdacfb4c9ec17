// What the demo world's schools made of postings that were written for them.
import { stableUuid } from '@fairway/world-kit/chance';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { showOwnPostingAt } from '../jobs/own/commands.ts';
import { keepApproved } from './approved-content.ts';
import { seedEmployers } from './employers/seed.ts';
import { findReadText, listApproving } from './queries.ts';
import { DEMO_SCHOOL_POSTINGS, demoSchoolPostingId } from './world/postings.ts';

const STAFF: Readonly<Record<string, string>> = { nordic: 'finn@nordic.example' };
const DAY_MS = 86_400_000;
const STEPS = { asked: 'ask', approved: 'approve', declined: 'decline', waiting: 'wait' } as const;

type World = { today: Date; schools: readonly { id: number; slug: string }[] };

export async function seedPostingDecisions(transaction: DatabaseTransaction, { today, schools }: World): Promise<void> {
  for (const posting of DEMO_SCHOOL_POSTINGS) {
    const id = demoSchoolPostingId(posting.title);
    const written = await transaction.selectFrom('posting_written').select('organization_id').where('id', '=', id).executeTakeFirst();
    if (!written) continue;
    await keepApproved(transaction, id, await findReadText(transaction, id));
    if (posting.titleBefore !== undefined)
      await sql`insert into posting_approved_content (posting_id, edition, content, text)
        select posting_id, 0, jsonb_set(content, '{title}', to_jsonb(${posting.titleBefore}::text)), text from posting_approved_content
        where posting_id = ${id}::uuid and edition = ${posting.edition}`.execute(transaction);
    for (const [slug, { state, days, note = '', reason = null }] of Object.entries(posting.decisions)) {
      const school = schools.find((one) => one.slug === slug);
      if (!school) continue;
      const at = new Date(today.getTime() - days * DAY_MS);
      const staff = await transaction
        .selectFrom('identity_person')
        .select('id')
        .where('email_folded', '=', STAFF[slug] ?? '')
        .executeTakeFirst();
      const actor = staff?.id ?? null;
      await transaction
        .updateTable('posting_decision')
        .set({
          ...{ state, moved_by: 'school', since: at, note, reason, decided_by: actor },
          ...{ approved_edition: state === 'approved' ? 0 : null, declined_edition: state === 'declined' ? 0 : null },
          changed_at: posting.titleBefore === undefined ? null : new Date(today.getTime() - 2 * DAY_MS),
        })
        .where('posting_id', '=', id)
        .where('school_id', '=', school.id)
        .execute();
      await transaction
        .insertInto('posting_decision_step')
        .values({
          ...{ id: stableUuid(`demo decision ${posting.title} ${slug}`), posting_id: id, school_id: school.id, step: STEPS[state] },
          ...{ mover: 'school', actor_id: actor, note, reason, at },
        })
        .execute();
      if (state === 'approved')
        await transaction
          .insertInto('school_employer')
          .values({
            ...{
              school_id: school.id,
              organization_id: written.organization_id ?? 0,
              state: 'approved',
              decided_at: at,
              decided_by: actor,
            },
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }
    const approving = await listApproving(transaction, id);
    if (approving.length > 0) await showOwnPostingAt(transaction, id, approving, new Date(today.getTime() - posting.days * DAY_MS));
  }
  await seedEmployers(transaction, { today, schools });
}
