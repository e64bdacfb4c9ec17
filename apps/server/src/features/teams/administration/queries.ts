// Claims and foundings as the platform's administrators look through them.

import type { Asked } from '@fairway/contract/kernel/lists';
import type { claimsList } from '@fairway/contract/teams/administration';
import { fold } from '@fairway/rules/folding';
import { fullName } from '@fairway/rules/names';
import type { OrganizationState } from '@fairway/rules/organizations';
import { hostOfWebsite, provingDomain, type TEAM_REQUEST_SORTS } from '@fairway/rules/teams';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';
import { proofsOf } from '../queries.ts';

const ORDER: ListOrder<(typeof TEAM_REQUEST_SORTS)[number]> = {
  key: 'q.id',
  sorts: { asked: 'q.asked_at', organization: 'o.folded_name', name: 'p.folded_name' },
};

function rowsOf(database: Database, { q, state, kind }: Partial<Asked<typeof claimsList>>) {
  let query = database
    .selectFrom('team_request as q')
    .innerJoin('organization as o', 'o.id', 'q.organization_id')
    .innerJoin('identity_person as p', 'p.id', 'q.user_id')
    .select(['q.id', 'q.kind', 'q.state', 'q.message', 'q.work_email', 'q.proven_at', 'q.asked_at', 'q.decided_at', 'q.note'])
    .select(['o.id as organization_id', 'o.name', 'o.folded_name', 'o.logo', 'o.link', 'o.status', proofsOf.as('proofs')])
    .select(['p.id as person_id', 'p.email', 'p.first_name', 'p.last_name'])
    .select(
      sql<number>`(select count(*)::int from user_role r where r.organization_id = o.id and r.role = 'OrganizationAdmin')`.as('owners'),
    )
    .where('q.kind', '<>', 'join');
  if (state !== undefined) query = query.where('q.state', '=', state);
  if (kind !== undefined) query = query.where('q.kind', '=', kind);
  for (const word of fold(q ?? '')
    .split(' ')
    .filter(Boolean))
    query = query.where(sql<boolean>`(strpos(o.folded_name, ${word}) > 0 or strpos(p.folded_words, ${word}) > 0)`);
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

const claimView = (row: Row) => ({
  ...{ id: row.id, kind: row.kind as 'claim', state: row.state as 'waiting', message: row.message, workEmail: row.work_email },
  organization: {
    ...{ id: row.organization_id, name: row.name, logo: row.logo, host: hostOfWebsite(row.link) ?? null },
    state: row.status as OrganizationState,
  },
  isProven: row.proven_at !== null,
  provenDomain: row.proven_at && row.work_email ? (provingDomain(row.work_email, row.link) ?? null) : null,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  note: row.note,
  person: { id: row.person_id, firstName: row.first_name, lastName: row.last_name, email: row.email },
  owners: row.owners,
});

export function claimListing(database: Database, asked: Asked<typeof claimsList>): Listing<typeof claimsList, Row> {
  return {
    rows: rowsOf(database, asked),
    order: ORDER,
    view: claimView,
    file: 'claims',
    columns: {
      Request: ({ id }) => id,
      Kind: ({ kind }) => kind,
      Organisation: ({ organization }) => organization.name,
      Website: ({ organization }) => organization.host,
      Person: ({ person }) => fullName(person.firstName, person.lastName),
      Email: ({ person }) => person.email,
      Proven: ({ provenDomain }) => provenDomain,
      State: ({ state }) => state,
      Asked: ({ askedAt }) => askedAt,
    },
  };
}

const ALIKE_MAX = 10;

/** One of them with what there is to look into. */
export async function findClaim(database: Database, id: string) {
  const row = await rowsOf(database, {}).where('q.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const host = hostOfWebsite(row.link);
  const [owners, alike] = await Promise.all([
    database
      .selectFrom('user_role as r')
      .innerJoin('identity_person as p', 'p.id', 'r.user_id')
      .select(['p.first_name', 'p.last_name', 'p.email'])
      .where('r.organization_id', '=', row.organization_id)
      .where('r.role', '=', 'OrganizationAdmin')
      .orderBy('r.granted_at')
      .orderBy('p.id')
      .execute(),
    database
      .selectFrom('organization as o')
      .select(['o.id', 'o.name', 'o.link'])
      .where('o.id', '<>', row.organization_id)
      .where('o.status', '<>', 'merged')
      .where((where) =>
        where.or([
          where('o.folded_name', '=', row.folded_name),
          host === undefined ? sql<boolean>`false` : sql<boolean>`strpos(lower(o.link), ${host}) > 0`,
        ]),
      )
      .orderBy('o.id')
      .limit(ALIKE_MAX)
      .execute(),
  ]);
  return {
    ...claimView(row),
    proofs: row.proofs,
    runBy: owners.map((owner) => ({ name: fullName(owner.first_name, owner.last_name), email: owner.email })),
    alike: alike.map(({ id: other, name, link }) => ({ id: other, name, host: hostOfWebsite(link) ?? null })),
  };
}

/** Claims and foundings that nobody has decided on. */
export async function countOpenClaims(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('team_request')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'waiting')
    .where('kind', '<>', 'join')
    .executeTakeFirstOrThrow();
  return count;
}
