// Tells those who were declined once the hour is over, a batch a transaction: what was told is marked in the transaction that moves and mails, so
// that a job that was killed goes on where it was, and nobody is told twice. Whoever withdrew meanwhile is not told. @rule applicants.3
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { moveApplications } from '../applications/moving.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { forgetArchives } from './exports/commands.ts';

const BATCH = 200;

export function applicantJobs({ database, clock }: JobServices): JobRegistration[] {
  return [
    { name: 'applicants.tell', cron: '* * * * *', run: () => tellDeclined(database, clock.now()) },
    { name: 'applicants.forget', cron: '23 * * * *', run: () => forgetArchives(database, clock.now()) },
  ];
}

/** Tells all that are due; again tells nobody. */
export async function tellDeclined(database: Database, now: Date): Promise<void> {
  while ((await database.transaction().execute((transaction) => tellBatch(transaction, now))) === BATCH);
}

async function tellBatch(transaction: Database, now: Date): Promise<number> {
  // The decisions before their rows, as whoever takes one back locks them.
  const due = await transaction
    .selectFrom('applicant_declined as w')
    .innerJoin('applicant_decline as d', 'd.id', 'w.decline_id')
    .select(['w.application_id', 'd.id', 'd.organization_id', 'd.decided_by', 'd.words'])
    .where('w.told_at', 'is', null)
    .where('w.due_at', '<=', now)
    .orderBy('w.due_at')
    .orderBy('w.application_id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const declineId of new Set(due.map(({ id }) => id))) {
    const rows = due.filter(({ id }) => id === declineId);
    const [first] = rows;
    if (!first) continue;
    const ids = rows.map(({ application_id }) => application_id);
    await transaction
      .updateTable('applicant_declined')
      .set({ told_at: now })
      .where('decline_id', '=', declineId)
      .where('application_id', 'in', ids)
      .execute();
    await moveApplications(transaction, {
      // The scope is the decision's own: one who recruits for that organization made it.
      ...{ organizationId: first.organization_id as ManagedOrganizationId, actorId: first.decided_by, now },
      ...{ ids, to: 'declined', words: first.words, refused: 'leave' as const },
    });
  }
  return due.length;
}
