// Reads of widgets, in their order: those of schools by school, then the platform's.
import type { Asked } from '@fairway/contract/kernel/lists';
import type { schoolWidgets } from '@fairway/contract/widgets/kept';
import { fold } from '@fairway/rules/folding';
import type { Locale } from '@fairway/rules/locales';
import { WIDGET_LIMITS, type WIDGET_SORTS } from '@fairway/rules/widgets';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { SeenWidgets, WidgetOwner } from './access.ts';

export type AskedWidgets = Asked<typeof schoolWidgets.list>;

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

const titleIn = (locale: Locale) => sql<string>`coalesce(w.titles ->> ${locale}, w.titles ->> 'en',
  (select title.value from jsonb_each_text(w.titles) title order by title.key limit 1))`;

export const orderIn = (locale: Locale): ListOrder<(typeof WIDGET_SORTS)[number]> => ({
  key: 'w.id',
  sorts: { place: 'w.place', title: sql`fold_name(${titleIn(locale)})`, kind: sql`(w.kind, w.place)`, changed: 'w.updated_at' },
});

/** An owner's, inactive ones too, as they are asked for. */
export function askedWidgets(database: Database, owner: WidgetOwner, { q, kind, state }: AskedWidgets) {
  const placed = kept(database, owner)
    .where('removed_at', 'is', null)
    .select(sql<number>`(row_number() over (order by position, id))::int`.as('place'));
  let query = database.selectFrom(placed.as('w')).selectAll();
  if (kind !== undefined) query = query.where('w.kind', '=', kind);
  if (state !== undefined) query = query.where('w.is_active', '=', state === 'shown');
  const words = fold(q);
  if (words === '') return query;
  return query.where(
    sql<boolean>`exists (select from (select value from jsonb_each_text(w.titles) union all select value from jsonb_each_text(w.texts)) said
      where strpos(fold_name(said.value), ${words}) > 0)`,
  );
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

export type ListedWidgetRow = WidgetRow & { place: number };
export type WidgetRow = Awaited<ReturnType<ReturnType<typeof kept>['executeTakeFirstOrThrow']>>;
