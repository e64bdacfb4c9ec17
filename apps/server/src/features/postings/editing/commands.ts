// Writing a posting and moving it. Its row is locked at each change, and whoever saves says which edition they began from: of two recruiters who
// write at once the second is told what the first did. Preparing asks a thread, so it comes before the transaction. @rule postings.1, postings.2
import { fold } from '@fairway/rules/folding';
import { contentFaults, EMPTY_POSTING, POSTING_LIMITS, type PostingContent } from '@fairway/rules/posting-content';
import { isShownState, mayMovePosting, type PostingState } from '@fairway/rules/posting-states';
import { questionFaults } from '@fairway/rules/screening-questions';
import { knownTimeZone } from '@fairway/rules/time-zones';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { refuseFaults } from '../../../kernel/http/field-faults.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordNews } from '../../../kernel/news/news.ts';
import { hideOwnPosting, notePostedAgain } from '../../jobs/own/commands.ts';
import { unknownSchools } from '../../posting-decisions/answering/queries.ts';
import { tellSchools } from '../../posting-decisions/steps/commands.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';
import { findDefaults } from '../defaults/commands.ts';
import type { Prepared, Preparer } from '../preparing.ts';
import { deadlineOf, refuseIncomplete, requirePublic, show } from '../showing/commands.ts';
import { getTemplateContent } from '../templates/queries.ts';

export type Editor = { organizationId: ManagedOrganizationId; actorId: string; now: Date };
export type EditingServices = { database: Database; preparer: Preparer };
const UNKNOWN_SCHOOL = { pointer: '/body/content/schools', code: 'postings.school_unknown' } as const;
const YEAR_MS = 366 * 86_400_000;

type Beginning = { copyOf: string | null; template?: string | undefined; language?: string | undefined; zone?: string | undefined };

/** Begins a draft; gives its id. @throws Problem not_found, postings.too_many */
export async function addPosting(
  transaction: Database,
  { organizationId, actorId, now }: Editor,
  { copyOf, template, language, zone }: Beginning,
): Promise<string> {
  const { count } = await transaction
    .selectFrom('posting')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (count >= POSTING_LIMITS.postings) throw new Problem('postings.too_many');
  const copied =
    template !== undefined
      ? await getTemplateContent(transaction, organizationId, template)
      : copyOf === null
        ? undefined
        : (await getPosting(transaction, organizationId, copyOf)).content;
  const blank = {
    ...EMPTY_POSTING,
    ...(await findDefaults(transaction, organizationId)),
    ...(language ? { language } : {}),
    zone: knownTimeZone(zone ?? '') ?? 'UTC',
  };
  // A copy is another posting: its questions are asked anew, and its deadline is its own.
  const content = copied ? { ...copied, deadlineOn: null, questions: copied.questions.map(({ id: _id, ...question }) => question) } : blank;
  const id = newId();
  await transaction
    .insertInto('posting')
    .values({
      ...{ id, organization_id: organizationId, created_at: now, changed_at: now, changed_by: actorId },
      ...columnsOf(content),
    })
    .execute();
  await tell(transaction, { organizationId, actorId, now }, id, copied ? 'copied' : 'begun');
  return id;
}

/** @throws Problem not_found */
export async function getPosting(database: Database, organizationId: ManagedOrganizationId, id: string) {
  const row = await database
    .selectFrom('posting')
    .select(['state', 'edition', 'content'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return { state: row.state as PostingState, edition: row.edition, content: row.content as unknown as PostingContent };
}

const columnsOf = (content: PostingContent) => ({
  content: JSON.stringify(content),
  title: content.title.trim(),
  folded_title: fold(content.title),
  deadline_at: deadlineOf(content),
});

/** @throws Problem not_found */
async function lock(transaction: Database, organizationId: ManagedOrganizationId, id: string) {
  const row = await transaction
    .selectFrom('posting')
    .select(['state', 'edition', 'content', 'published_at'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return { ...row, state: row.state as PostingState, content: row.content as unknown as PostingContent };
}

/** @throws Problem not_found, postings.changed, what is wrong with the fields */
export async function savePosting(
  { database, preparer }: EditingServices,
  editor: Editor,
  id: string,
  { edition, content }: { edition: number; content: PostingContent },
): Promise<void> {
  // Whose it is comes before what is wrong with it.
  const { state } = await getPosting(database, editor.organizationId, id);
  refuseFaults([...contentFaults(content), ...questionFaults(content.questions)]);
  if ((await unknownSchools(database, content.schools ?? [])).length > 0) refuseFaults([UNKNOWN_SCHOOL]);
  // Only what readers see is read and made safe; a move to there counts as an edition, so what is locked below is in the same state.
  const prepared = isShownState(state) ? await preparer.prepare(content) : undefined;
  await database.transaction().execute(async (transaction) => {
    const before = await lock(transaction, editor.organizationId, id);
    if (before.edition !== edition) throw new Problem('postings.changed');
    if (isShownState(before.state)) {
      if (!prepared) throw new Problem('postings.changed');
      refuseIncomplete(content, prepared, editor.now);
    }
    await transaction
      .updateTable('posting')
      .set({ ...columnsOf(content), edition: edition + 1, changed_at: editor.now, changed_by: editor.actorId })
      .where('id', '=', id)
      .execute();
    if (before.state === 'live' && prepared) {
      const publishedAt = before.published_at ?? editor.now;
      await show(transaction, { ...shownBy(editor), id, edition: edition + 1, content, prepared, publishedAt });
    }
    if (before.state !== 'draft') await tell(transaction, editor, id, 'changed');
  });
}

const shownBy = ({ organizationId, now }: Editor) => ({ organizationId, now });

type Move = { state: Exclude<PostingState, 'expired'>; edition: number; publishAt?: string | undefined };

/** @throws Problem not_found, postings.changed, postings.move, postings.publish_past, postings.not_public, what lacks */
export async function movePosting({ database, preparer }: EditingServices, editor: Editor, id: string, move: Move): Promise<void> {
  const { content, edition } = await getPosting(database, editor.organizationId, id);
  // What is prepared is what is shown: nobody saves between the two.
  if (edition !== move.edition) throw new Problem('postings.changed');
  const prepared = isShownState(move.state) ? await preparer.prepare(content) : undefined;
  await database.transaction().execute(async (transaction) => {
    const before = await lock(transaction, editor.organizationId, id);
    if (before.edition !== move.edition) throw new Problem('postings.changed');
    if (before.state === move.state) return;
    if (!mayMovePosting(before.state, move.state, 'organization')) throw new Problem('postings.move');
    const publishAt = move.state === 'scheduled' ? timeToCome(move.publishAt, editor.now) : null;
    if (prepared) {
      refuseIncomplete(before.content, prepared, publishAt ?? editor.now);
      await requirePublic(transaction, editor.organizationId);
    }
    const publishedAt = move.state === 'live' ? (before.published_at ?? editor.now) : before.published_at;
    await transaction
      .updateTable('posting')
      .set({
        ...{ state: move.state, moved_by: 'organization', edition: before.edition + 1, publish_at: publishAt },
        ...{ published_at: publishedAt, changed_at: editor.now, changed_by: editor.actorId },
      })
      .where('id', '=', id)
      .execute();
    if (move.state === 'live' && (before.state === 'closed' || before.state === 'expired'))
      await notePostedAgain(transaction, id, editor.now);
    if (move.state === 'live' && prepared) {
      const showing = { id, edition: before.edition + 1, content: before.content, prepared, publishedAt: publishedAt ?? editor.now };
      await show(transaction, { ...shownBy(editor), ...showing });
    } else if (before.state === 'live') {
      await hideOwnPosting(transaction, id, editor.now);
      await tellSchools(transaction, { id, organizationId: editor.organizationId });
    }
    await tell(transaction, editor, id, move.state);
  });
}

/** @throws Problem postings.publish_past */
function timeToCome(asked: string | undefined, now: Date): Date {
  const at = new Date(asked ?? Number.NaN);
  const isGood = at.getTime() > now.getTime() && at.getTime() <= now.getTime() + YEAR_MS;
  if (!isGood) throw new Problem('postings.publish_past', { errors: [{ pointer: '/body/publishAt', code: 'postings.publish_past' }] });
  return at;
}

type Bulk =
  | { action: 'close' | 'pause' | 'copy'; ids: readonly string[] }
  | { action: 'extend'; ids: readonly string[]; deadlineOn: string };

/** Each by itself: what cannot be done is told, and leaves the others. @throws Problem postings.too_many */
export async function movePostings(services: EditingServices, editor: Editor, bulk: Bulk) {
  const done: string[] = [];
  const refused: { id: string; code: string }[] = [];
  for (const id of new Set(bulk.ids)) {
    try {
      done.push(await actOn(services, editor, id, bulk));
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'postings.too_many') throw error;
      refused.push({ id, code: error.code });
    }
  }
  return { done, refused };
}

async function actOn(services: EditingServices, editor: Editor, id: string, bulk: Bulk): Promise<string> {
  if (bulk.action === 'copy')
    return services.database.transaction().execute((transaction) => addPosting(transaction, editor, { copyOf: id }));
  const row = await services.database
    .selectFrom('posting')
    .select(['edition', 'state', 'content'])
    .where('id', '=', id)
    .where('organization_id', '=', editor.organizationId)
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (bulk.action !== 'extend') {
    await movePosting(services, editor, id, { state: bulk.action === 'close' ? 'closed' : 'paused', edition: row.edition });
    return id;
  }
  const content = { ...(row.content as unknown as PostingContent), deadlineOn: bulk.deadlineOn };
  await savePosting(services, editor, id, { edition: row.edition, content });
  // What was over is open again with its new deadline.
  if (row.state === 'expired') await movePosting(services, editor, id, { state: 'live', edition: row.edition + 1 });
  return id;
}

async function tell(transaction: Database, { organizationId, actorId, now }: Editor, id: string, what: string): Promise<void> {
  const line = { actorId, subject: `posting:${id}`, organizationId, at: now };
  await recordAudit(transaction, { ...line, action: `posting.${what}` });
  await recordNews(transaction, [{ kind: 'posting.changed', subject: `company:${organizationId}` }]);
}

/** What comes and goes by itself: gives how many. One that cannot be shown any more is a draft again, so that nothing fails for ever. */
export async function turnPostings({ database, preparer }: EditingServices, now: Date): Promise<{ shown: number; over: number }> {
  // What is over goes first: a text that cannot be prepared keeps nothing open.
  const over = await database.transaction().execute((transaction) => endPast(transaction, now));
  const due = await database
    .selectFrom('posting')
    .select(['id', 'organization_id', 'edition', 'content'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(POSTING_LIMITS.bulk)
    .execute();
  let shown = 0;
  for (const { id, organization_id, edition, content } of due) {
    const prepared = await preparer.prepare(content as unknown as PostingContent);
    const showing = { id, edition, organizationId: organization_id as ManagedOrganizationId, prepared, now };
    shown += await database.transaction().execute((transaction) => showDue(transaction, showing));
  }
  return { shown, over };
}

async function endPast(transaction: Database, now: Date): Promise<number> {
  const over = await transaction
    .updateTable('posting')
    .set({ state: 'expired', moved_by: 'system', changed_at: now })
    .where('state', 'in', ['live', 'paused'])
    .where('deadline_at', '<=', now)
    .returning('organization_id')
    .execute();
  const organizations = [...new Set(over.map(({ organization_id }) => organization_id))];
  await recordNews(
    transaction,
    organizations.map((id) => ({ kind: 'posting.changed', subject: `company:${id}` })),
  );
  return over.length;
}

type Due = { id: string; edition: number; organizationId: ManagedOrganizationId; prepared: Prepared; now: Date };

async function showDue(transaction: Database, { id, edition, organizationId, prepared, now }: Due): Promise<number> {
  const before = await lock(transaction, organizationId, id);
  // Saved a moment ago, it is prepared anew in the next round.
  if (before.state !== 'scheduled' || before.edition !== edition) return 0;
  const columns = { publish_at: null, changed_at: now, edition: before.edition + 1 };
  try {
    refuseIncomplete(before.content, prepared, now);
    await requirePublic(transaction, organizationId);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await transaction
      .updateTable('posting')
      .set({ ...columns, state: 'draft', moved_by: 'organization' })
      .where('id', '=', id)
      .execute();
    await recordNews(transaction, [{ kind: 'posting.changed', subject: `company:${organizationId}` }]);
    return 0;
  }
  await transaction
    .updateTable('posting')
    .set({ ...columns, state: 'live', moved_by: 'system', published_at: now })
    .where('id', '=', id)
    .execute();
  const shown = { edition: before.edition + 1, content: before.content, prepared };
  await show(transaction, { id, organizationId, ...shown, publishedAt: now, now });
  await recordNews(transaction, [{ kind: 'posting.changed', subject: `company:${organizationId}` }]);
  return 1;
}
