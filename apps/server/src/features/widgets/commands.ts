// Writes of widgets. A deletion hides the row; the nightly job takes it with its file (jobs.ts), until then it can be brought back.
import type { EditedWidget } from '@fairway/contract/widgets/kept';
import { WIDGET_LIMITS } from '@fairway/rules/widgets';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { removeFilesLater } from '../../kernel/files/file-removal.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import { recordNews } from '../../kernel/news/news.ts';
import type { WidgetOwner } from './access.ts';
import { listKeptWidgets, lockWidget, type WidgetRow } from './queries.ts';

export type WidgetAct = { owner: WidgetOwner; actorId: string; now: Date };

const MINUTE_MS = 60_000;

/** At the end. @throws Problem widgets.limit */
export async function addWidget(database: Database, act: WidgetAct, edited: EditedWidget): Promise<WidgetRow> {
  await lockOwner(database, act.owner);
  const there = await listKeptWidgets(database, act.owner);
  if (there.length >= WIDGET_LIMITS.widgets) throw new Problem('widgets.limit');
  const id = newId();
  const position = Math.max(0, ...there.map((row) => row.position)) + 1;
  const { schoolId } = act.owner;
  await database
    .insertInto('widget')
    .values({ id, school_id: schoolId, position, ...columns(edited), created_at: act.now, updated_at: act.now })
    .execute();
  await tell(database, act, id, 'added');
  return lockWidget(database, act.owner, id);
}

/** @throws Problem not_found */
export async function changeWidget(database: Database, act: WidgetAct, id: string, edited: EditedWidget): Promise<WidgetRow> {
  await lockWidget(database, act.owner, id);
  await update(database, id, { ...columns(edited), updated_at: act.now });
  await tell(database, act, id, 'changed');
  return lockWidget(database, act.owner, id);
}

/** Those that are named change places among themselves, so that a page of a list can be ordered; unknown ids are passed over. */
export async function orderWidgets(database: Database, act: WidgetAct, ids: readonly string[]): Promise<void> {
  await lockOwner(database, act.owner);
  const there = (await listKeptWidgets(database, act.owner)).map((row) => row.id);
  const named = [...new Set(ids)].filter((id) => there.includes(id));
  const isNamed = new Set(named);
  const order = there.map((id) => (isNamed.has(id) ? (named.shift() ?? id) : id));
  for (const [at, id] of order.entries()) await update(database, id, { position: at + 1 });
  await tell(database, act, 'all', 'ordered');
}

/** @throws Problem not_found */
export async function removeWidget(database: Database, act: WidgetAct, id: string): Promise<void> {
  await lockWidget(database, act.owner, id);
  await update(database, id, { removed_at: act.now });
  await tell(database, act, id, 'removed');
}

/** At its old place. @throws Problem not_found after an hour, widgets.limit */
export async function restoreWidget(database: Database, act: WidgetAct, id: string): Promise<WidgetRow> {
  await lockOwner(database, act.owner);
  const row = await lockWidget(database, act.owner, id, 'removed');
  const since = act.now.getTime() - (row.removed_at?.getTime() ?? 0);
  if (since > WIDGET_LIMITS.undoMinutes * MINUTE_MS) throw new Problem('not_found');
  if ((await listKeptWidgets(database, act.owner)).length >= WIDGET_LIMITS.widgets) throw new Problem('widgets.limit');
  await update(database, id, { removed_at: null });
  await tell(database, act, id, 'restored');
  return lockWidget(database, act.owner, id);
}

/** Sets or removes the picture; the file of the one before goes. @throws Problem not_found */
export async function setWidgetImage(database: Database, act: WidgetAct, id: string, image: string | null): Promise<WidgetRow> {
  const row = await lockWidget(database, act.owner, id);
  await update(database, id, { image, updated_at: act.now });
  if (row.image) await removeFilesLater(database, [row.image.slice(1)], act.now);
  await tell(database, act, id, 'changed');
  return lockWidget(database, act.owner, id);
}

/** Takes what was deleted and can no longer be brought back, with its files. Says how many. */
export async function sweepWidgets(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - WIDGET_LIMITS.undoMinutes * MINUTE_MS);
  const gone = await database.deleteFrom('widget').where('removed_at', '<', before).returning('image').execute();
  await removeFilesLater(
    database,
    gone.flatMap(({ image }) => (image ? [image.slice(1)] : [])),
    now,
  );
  return gone.length;
}

function columns({ kind, titles, texts, link, active }: EditedWidget) {
  return { kind, titles: JSON.stringify(filled(titles)), texts: JSON.stringify(filled(texts)), link, is_active: active };
}

/** Without the slots that hold nothing. */
function filled(slots: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const trimmed = Object.entries(slots).map(([locale, words]) => [locale, words?.trim() ?? ''] as const);
  return Object.fromEntries(trimmed.filter(([, words]) => words !== ''));
}

type Changes = Partial<{ [K in 'image' | 'removed_at' | 'updated_at' | 'position' | keyof ReturnType<typeof columns>]: unknown }>;

async function update(database: Database, id: string, changes: Changes): Promise<void> {
  await database
    .updateTable('widget')
    .set(changes as never)
    .where('id', '=', id)
    .execute();
}

/** Limit and order of an owner are decided by one at a time. */
async function lockOwner(database: Database, { schoolId }: WidgetOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('widgets'), ${schoolId ?? 0})`.execute(database);
}

type WidgetChange = 'added' | 'changed' | 'ordered' | 'removed' | 'restored';

async function tell(database: Database, { owner, actorId, now }: WidgetAct, id: string, what: WidgetChange): Promise<void> {
  const { schoolId } = owner;
  const audited = { actorId, action: `widget.${what}`, subject: `widget:${id}`, at: now } as const;
  await recordAudit(database, schoolId === null ? audited : { ...audited, schoolId });
  await recordNews(database, [{ kind: 'widget.changed', subject: `widget:${id}`, payload: { school: schoolId } }]);
}
