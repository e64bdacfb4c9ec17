// What of a kind goes within 30 days. Names are told of the school's people only: who has no connection with it any more is nobody that it knows.
import type { Asked, RowOf } from '@fairway/contract/kernel/lists';
import type { retainedList } from '@fairway/contract/retention/endpoints';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import { goesAhead, goesAt, type RETENTION_SORTS, type RetentionPeriod } from '@fairway/rules/retention';
import { searchedWords } from '@fairway/rules/students';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import type { Retained } from '../../kernel/retained.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';

const ORDER: ListOrder<(typeof RETENTION_SORTS)[number]> = { key: 'd.id', sorts: { at: 'd.at', name: 'p.folded_name' } };
/** Nothing is older. */
const NEVER = new Date(0);

type Of = { schoolId: AdministeredSchoolId; kind: Retained; period: RetentionPeriod; now: Date };

function rowsOf(database: Database, { schoolId, kind, period, now }: Of, { q }: Asked<typeof retainedList>) {
  let query = database
    .selectFrom(kind.older(schoolId, goesAhead(period, now) ?? NEVER).as<'d'>('d'))
    .leftJoin('identity_person as p', (join) =>
      join.onRef('p.id', '=', 'd.userId').on(
        sql<boolean>`(exists (select from verification_connection k where k.user_id = p.id and k.school_id = ${schoolId})
            or exists (select from user_role r where r.user_id = p.id and r.school_id = ${schoolId}))`,
      ),
    )
    .select(['d.id', 'd.what', 'd.at', 'p.id as known', 'p.first_name', 'p.last_name']);
  for (const { word, begins } of searchedWords(fold(q)))
    query = query.where(sql<boolean>`strpos(' ' || p.folded_words, ${begins ? ` ${word}` : word}) > 0`);
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

export function retainedListing(database: Database, of: Of, asked: Asked<typeof retainedList>): Listing<typeof retainedList, Row> {
  return {
    rows: rowsOf(database, of, asked),
    order: ORDER,
    view: ({ id, what, at, ...person }): RowOf<typeof retainedList> => ({
      id,
      what,
      at: at.toISOString(),
      goesAt: (goesAt(of.period, at, of.now) ?? of.now).toISOString(),
      name: person.known === null ? null : fullName(person.first_name, person.last_name),
    }),
    file: `retention-${of.kind.kind}`,
    columns: { Name: ({ name }) => name, What: ({ what }) => what, From: ({ at }) => at, Goes: ({ goesAt: goes }) => goes },
  };
}
