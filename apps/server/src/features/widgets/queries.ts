// Reads of widgets, in their order: those of schools by school, then the platform's.
import { WIDGET_LIMITS } from '@fairway/rules/widgets';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { SeenWidgets, WidgetOwner } from './access.ts';

/** As many as a page is sent. */
const SEEN = 200;

/** What somebody sees. */
export function listSeenWidgets(database: Database, { schoolIds, keptSchoolIds, global }: SeenWidgets): Promise<WidgetRow[]> {
  return database
    .selectFrom('widget')
    .selectAll()
    .where('removed_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('school_id', '=', sql<number>`any(${[...schoolIds]}::int[])`), where('is_active', '=', true)]),
        where('school_id', '=', sql<number>`any(${[...keptSchoolIds]}::int[])`),
        ...(global === 'none'
          ? []
          : [where.and([where('school_id', 'is', null), ...(global === 'all' ? [] : [where('is_active', '=', true)])])]),
      ]),
    )
    .orderBy(sql`school_id nulls last`)
    .orderBy('position')
    .orderBy('id')
    .limit(SEEN)
    .execute();
}

const kept = (database: Database, { schoolId }: WidgetOwner) => {
  const rows = database.selectFrom('widget').selectAll();
  return schoolId === null ? rows.where('school_id', 'is', null) : rows.where('school_id', '=', schoolId);
};

/** All of an owner, also inactive ones. */
export function listKeptWidgets(database: Database, owner: WidgetOwner): Promise<WidgetRow[]> {
  return kept(database, owner)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(WIDGET_LIMITS.widgets * 2)
    .execute();
}

/** One of an owner, locked; `removed`: one that was deleted. @throws Problem not_found */
export async function lockWidget(database: Database, owner: WidgetOwner, id: string, removed?: 'removed'): Promise<WidgetRow> {
  const row = await kept(database, owner)
    .where('id', '=', id)
    .where('removed_at', removed ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

export type WidgetRow = Awaited<ReturnType<ReturnType<typeof kept>['executeTakeFirstOrThrow']>>;
