// The one place that moves applications which were sent here: rule, rows, steps, audit, news and mails in the transaction of the caller.
// All of them move, or none does. @rule applications.2, applications.10
import {
  type ApplicationKind,
  type ApplicationMover,
  type ApplicationState,
  isToldByMail,
  mayMoveApplication,
} from '@fairway/rules/applications';
import { isAnswer } from '@fairway/rules/reply-clock';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { orderMoved } from './mails/ordering.ts';

type MovedRow = {
  id: string;
  user_id: string;
  kind: string;
  state: string;
  organization_id: number | null;
  title: string;
  organization_name: string;
  /** What was promised, where it is told of. */
  reply_days?: number | null;
};
type Step = {
  to: ApplicationState;
  by: ApplicationMover;
  actorId: string | null;
  now: Date;
  words?: string | null;
  /** The mail waits until then; `never`: there is none. */
  mail?: Date | 'never' | undefined;
};

export type OrganizationMove = {
  organizationId: ManagedOrganizationId;
  ids: readonly string[];
  to: ApplicationState;
  /** Who of the organization decided; null: an account that is gone. */
  actorId: string | null;
  now: Date;
  /** The organization's own, which the candidate reads. */
  words?: string | null;
  /** Mails of it wait until then: it may be taken back. */
  mailNotBefore?: Date | undefined;
  /** `leave`: those that may not move so stay, and the others move. */
  refused?: 'leave';
};

/**
 * Moves applications that an organization was sent; gives the ids of those that moved. Those that are there already stay as they are, so that
 * it can be asked again. Each candidate's page hears of it at once, and by mail of what rules/applications TOLD_BY_MAIL names.
 * @throws Problem not_found where one was not sent to the organization; applications.move with the ids that may not move so
 */
export async function moveApplications(
  transaction: Database,
  { organizationId, ids, to, actorId, now, words = null, mailNotBefore, refused }: OrganizationMove,
): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return [];
  // In one order, so that two such calls cannot wait for each other.
  const rows = await transaction
    .selectFrom('application')
    .select(['id', 'user_id', 'kind', 'state', 'organization_id', 'title', 'organization_name'])
    .where('id', 'in', wanted)
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'inside')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < wanted.length && refused !== 'leave') throw new Problem('not_found');
  const moving = rows.filter(({ state }) =>
    refused === 'leave' ? mayMoveApplication('inside', state as ApplicationState, to, 'organization') : state !== to,
  );
  await moveLocked(transaction, moving, { to, by: 'organization', actorId, now, words, mail: mailNotBefore });
  return moving.map(({ id }) => id);
}

/** Moves rows that are locked. @throws Problem applications.move */
export async function moveLocked(
  transaction: Database,
  rows: readonly MovedRow[],
  { to, by, actorId, now, words = null, mail }: Step,
): Promise<void> {
  const refused = rows.filter(({ kind, state }) => !mayMoveApplication(kind as ApplicationKind, state as ApplicationState, to, by));
  if (refused.length > 0)
    throw new Problem('applications.move', {
      errors: refused.map(({ id }) => ({ pointer: `/applications/${id}`, code: 'applications.move' })),
    });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  // The first answer stops the clock of its reply. @rule applications.12
  const answered = isAnswer(to, by) ? { answered_at: sql<Date>`coalesce(answered_at, ${now})` } : {};
  await transaction
    .updateTable('application')
    .set({ state: to, moved_by: by, changed_at: now, ...answered })
    .where('id', 'in', ids)
    .execute();
  await transaction
    .insertInto('application_step')
    .values(
      rows.map(({ id, state }) => ({
        id: newId(),
        application_id: id,
        at: now,
        moved_by: by,
        actor_id: actorId,
        from_state: state,
        to_state: to,
        words,
      })),
    )
    .execute();
  for (const row of rows) {
    const organizationId = row.organization_id ?? undefined;
    const entry = {
      actorId,
      action: 'application.moved',
      subject: `user:${row.user_id}`,
      detail: { application: row.id, state: to },
      at: now,
    };
    await recordAudit(transaction, { ...entry, ...(organizationId !== undefined && { organizationId }) });
    if (by !== 'candidate' && mail !== 'never' && isToldByMail(to))
      await orderMoved(transaction, row, { state: to, words, now, notBefore: mail });
  }
  await recordNews(
    transaction,
    rows.flatMap(({ id, user_id, organization_id }) => [
      { kind: 'application.changed', subject: `user:${user_id}`, payload: { application: id } },
      ...(organization_id === null
        ? []
        : [{ kind: 'application.changed', subject: `company:${organization_id}`, payload: { application: id } }]),
    ]),
  );
}
