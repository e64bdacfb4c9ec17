// Templates of an organization: what its postings begin from. One at a time changes them, so that their number and names hold. @rule postings.13
import { fold } from '@fairway/rules/folding';
import { POSTING_LIMITS, type PostingContent, templateContent } from '@fairway/rules/posting-content';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Editor } from '../editing/commands.ts';

type Added = { content: PostingContent; name: string; replaces: boolean };

/** @throws Problem postings.template_name, postings.templates_many */
export async function addTemplate(transaction: Database, editor: Editor, { content, name, replaces }: Added): Promise<void> {
  const { organizationId, actorId, now } = editor;
  const others = await lockTemplates(transaction, editor);
  const columns = { ...namesOf(name), content: JSON.stringify(templateContent(content)), changed_at: now, changed_by: actorId };
  const same = others.find(({ folded_name }) => folded_name === columns.folded_name);
  if (same && !replaces) throw new Problem('postings.template_name');
  if (!same && others.length >= POSTING_LIMITS.templates) throw new Problem('postings.templates_many');
  const id = same?.id ?? newId();
  await transaction
    .insertInto('posting_template')
    .values({ id, organization_id: organizationId, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await note(transaction, editor, id, 'saved');
}

/** @throws Problem not_found, postings.template_name */
export async function renameTemplate(transaction: Database, editor: Editor, id: string, name: string): Promise<void> {
  const others = await lockTemplates(transaction, editor);
  const own = others.find((one) => one.id === id);
  if (!own) throw new Problem('not_found');
  const columns = namesOf(name);
  if (others.some((one) => one.id !== id && one.folded_name === columns.folded_name)) throw new Problem('postings.template_name');
  await transaction
    .updateTable('posting_template')
    .set({ ...columns, changed_at: editor.now, changed_by: editor.actorId })
    .where('id', '=', id)
    .where('organization_id', '=', editor.organizationId)
    .execute();
  await note(transaction, editor, id, 'renamed');
}

export async function removeTemplate(transaction: Database, editor: Editor, id: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('posting_template')
    .where('id', '=', id)
    .where('organization_id', '=', editor.organizationId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await note(transaction, editor, id, 'removed');
}

/** An organization that another takes over: its templates are the other's; one of the same name has its number behind it. */
export async function moveTemplates(transaction: Database, { sourceId, targetId }: { sourceId: number; targetId: number }): Promise<void> {
  await sql`update posting_template t set organization_id = ${targetId},
      name = case when taken then left(t.name, 100) || ' ' || left(t.id::text, 8) else t.name end,
      folded_name = case when taken then left(t.folded_name, 100) || ' ' || left(t.id::text, 8) else t.folded_name end
    from (select s.id, exists (select from posting_template o where o.organization_id = ${targetId} and o.folded_name = s.folded_name) as taken
      from posting_template s where s.organization_id = ${sourceId}) moved where moved.id = t.id`.execute(transaction);
}

const namesOf = (name: string) => ({ name: name.trim(), folded_name: fold(name) });

async function lockTemplates(transaction: Database, { organizationId }: Editor) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`templates ${organizationId}`}, 0))`.execute(transaction);
  return transaction.selectFrom('posting_template').select(['id', 'folded_name']).where('organization_id', '=', organizationId).execute();
}

async function note(transaction: Database, { organizationId, actorId, now }: Editor, id: string, what: string): Promise<void> {
  await recordAudit(transaction, {
    actorId,
    action: `posting_template.${what}`,
    subject: `posting_template:${id}`,
    organizationId,
    at: now,
  });
}
