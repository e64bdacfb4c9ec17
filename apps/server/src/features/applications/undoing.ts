// Takes one move of the organization back while nobody was told of it by mail: the application goes where it came from, by moves that the table
// allows and without a mail. History shows both; a reply that the move was counted as is none any more. @rule applicants.13
import { type ApplicationState, undoneMoves } from '@fairway/rules/applications';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { takeBackMail } from '../../kernel/mail/outgoing.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { movedKey } from './mails/ordering.ts';
import { moveLocked } from './moving.ts';

type Undoing = { organizationId: ManagedOrganizationId; actorId: string; now: Date; since: Date };

/** @throws Problem not_found; applicants.move_told where it was not the last thing that happened since then, or its mail is on its way */
export async function undoMove(transaction: Database, { organizationId, actorId, now, since }: Undoing, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('application')
    .select(['id', 'user_id', 'kind', 'state', 'organization_id', 'title', 'organization_name', 'answered_at'])
    .where('id', '=', id.toLowerCase())
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'inside')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  const last = await transaction
    .selectFrom('application_step')
    .select(['id', 'at', 'moved_by', 'from_state', 'to_state'])
    .where('application_id', '=', row.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last?.moved_by !== 'organization' || last.to_state !== row.state || last.at <= since) throw new Problem('applicants.move_told');
  const way = undoneMoves(last.from_state as ApplicationState, row.state as ApplicationState);
  if (way.length === 0) throw new Problem('applicants.move_told');
  if (!(await takeBackMail(transaction, movedKey(row.id, last.at)))) throw new Problem('applicants.move_told');
  let state = row.state;
  for (const to of way) {
    await moveLocked(transaction, [{ ...row, state }], { to, by: 'organization', actorId, now, mail: 'never' });
    state = to;
  }
  if (row.answered_at?.getTime() === last.at.getTime())
    await transaction.updateTable('application').set({ answered_at: null }).where('id', '=', row.id).execute();
}
