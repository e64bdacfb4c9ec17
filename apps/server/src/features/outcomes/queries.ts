// The graduates of a school as a list: those whose program has ended, or ends so soon that they can be asked. Pay stands in none of its rows.
import type { Asked } from '@fairway/contract/kernel/lists';
import type { outcomesList } from '@fairway/contract/outcomes/staff';
import { fold } from '@fairway/rules/folding';
import { OUTCOME_LIMITS, type OUTCOME_SORTS, OUTCOME_STATUSES } from '@fairway/rules/outcomes';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import { inPrograms, type StudentScope } from '../schools/access.ts';

export type AskedOutcomes = Asked<typeof outcomesList>;
export type GraduateRow = Awaited<ReturnType<ReturnType<typeof graduatesQuery>['execute']>>[number];

const DAY_MS = 86_400_000;
const name = sql<string>`fold_name(u.first_name || ' ' || u.last_name)`;

/** Orders within a school are sorted as they are asked for: a cohort is a few thousand rows, and the view has no index of its own. */
export const GRADUATE_ORDER: ListOrder<(typeof OUTCOME_SORTS)[number]> = {
  key: 'g.study_id',
  sorts: {
    name,
    endsOn: 'g.ends_on',
    program: sql`lower(g.program_name)`,
    status: sql`coalesce(array_position(${[...OUTCOME_STATUSES]}::text[], g.status), 99)`,
    updatedAt: 'g.updated_at',
  },
};

/** The last day of a program whose people can be asked. */
const lastEnd = (now: Date) => new Date(now.getTime() + OUTCOME_LIMITS.opensDaysBefore.max * DAY_MS).toISOString().slice(0, 10);

export function graduatesQuery(database: Database, scope: StudentScope, asked: Partial<AskedOutcomes>, now: Date) {
  let query = database
    .selectFrom('outcome_graduate as g')
    .innerJoin('identity_person as u', 'u.id', 'g.user_id')
    .select(['g.study_id', 'g.user_id', 'g.program_id', 'g.program_name', 'g.ends_on', 'g.source', 'g.status', 'g.employer', 'g.title'])
    .select(['g.country', 'g.starts_on', 'g.hours', 'g.field_relation', 'g.school', 'g.degree', 'g.updated_at'])
    .select(sql<string>`person_name(u.first_name, u.last_name)`.as('name'))
    .where('g.school_id', '=', scope.schoolId)
    .where(inPrograms(scope, 'g.program_id'))
    .where('g.is_shown', '=', true)
    .where('g.ends_on', '<=', lastEnd(now));
  if (asked.program) query = query.where('g.program_id', '=', asked.program);
  if (asked.endYear) query = query.where('g.end_year', '=', asked.endYear);
  if (asked.statuses?.length) query = query.where('g.status', 'in', asked.statuses);
  if (asked.sources?.length) query = query.where('g.source', 'in', asked.sources);
  if (asked.known) query = query.where('g.status', asked.known === 'known' ? 'is not' : 'is', null);
  const words = fold(asked.q ?? '');
  if (words !== '')
    query = query.where(sql<SqlBool>`(strpos(${name}, ${words}) > 0 or strpos(fold_name(coalesce(g.employer, '')), ${words}) > 0)`);
  return query;
}

/** One of them, as the list shows it. */
export function getGraduate(database: Database, scope: StudentScope, studyId: string, now: Date): Promise<GraduateRow | undefined> {
  return graduatesQuery(database, scope, {}, now).where('g.study_id', '=', studyId).executeTakeFirst();
}
