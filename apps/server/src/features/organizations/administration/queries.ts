// Every organization as the platform's administrators look for it: by words of its name, its id, or the id its feed gives it.

import type { Asked } from '@fairway/contract/kernel/lists';
import type { organizationsList } from '@fairway/contract/organizations/administration';
import { fold } from '@fairway/rules/folding';
import type { ORGANIZATION_SORTS, OrganizationState } from '@fairway/rules/organizations';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import type { Listing } from '../../../kernel/http/bind-list.ts';

const ORDER: ListOrder<(typeof ORGANIZATION_SORTS)[number]> = {
  key: 'c.id',
  sorts: { name: 'c.folded_name', country: 'c.country_code', created: 'c.created_at', changed: 'c.updated_at' },
};

const hasChildren = sql<boolean>`exists (select from organization child where child.parent_id = c.id)`;

function rowsOf(database: Database, { q, state, country, place, parent, source }: Asked<typeof organizationsList>, now: Date) {
  let query = database
    .selectFrom('organization as c')
    .leftJoin('organization as p', 'p.id', 'c.parent_id')
    .select([
      'c.id',
      'c.name',
      'c.status',
      'c.country_code',
      'c.source',
      'c.parent_id',
      'p.name as parent_name',
      'c.created_at',
      'c.updated_at',
    ])
    .select([openPostings(now).as('open_postings'), followers.as('followers')])
    .where('c.status', '<>', 'merged');
  if (state !== undefined) query = query.where('c.status', '=', state);
  if (country !== undefined) query = query.where('c.country_code', '=', country);
  if (parent !== undefined) query = query.where('c.parent_id', '=', parent);
  if (source) query = query.where('c.source', '=', source);
  if (place === 'child') query = query.where('c.parent_id', 'is not', null);
  if (place === 'parent') query = query.where(hasChildren);
  if (place === 'alone') query = query.where('c.parent_id', 'is', null).where(sql<boolean>`not ${hasChildren}`);
  const wanted = fold(q.trim());
  if (wanted !== '')
    query = query.where(
      sql<boolean>`(position(${wanted} in c.folded_name) > 0 or c.id::text = ${q.trim()} or c.external_id = ${q.trim()})`,
    );
  return query;
}
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Open postings of the organization `c`, whoever may see them. */
export const openPostings = (now: Date) =>
  sql<number>`(select count(*)::int from job_standing j where j.organization_id = c.id and j.withdrawn_at is null
    and not j.is_duplicate and (j.deadline_at is null or j.deadline_at > ${now}))`;
export const followers = sql<number>`(select count(*)::int from organization_follow f where f.organization_id = c.id)`;

export function organizationListing(
  database: Database,
  asked: Asked<typeof organizationsList>,
  now: Date,
): Listing<typeof organizationsList, Row> {
  return {
    rows: rowsOf(database, asked, now),
    order: ORDER,
    view: (row) => ({
      id: row.id,
      name: row.name,
      state: row.status as OrganizationState,
      country: row.country_code,
      source: row.source,
      parent: row.parent_id === null ? null : { id: row.parent_id, name: row.parent_name ?? '' },
      openPostings: row.open_postings,
      followers: row.followers,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }),
    file: 'organizations',
    columns: {
      Organisation: ({ id }) => id,
      Name: ({ name }) => name,
      State: ({ state }) => state,
      Country: ({ country }) => country,
      Source: ({ source }) => source,
      Parent: ({ parent }) => parent?.id ?? null,
      'Open postings': ({ openPostings }) => openPostings,
      Followers: (organization) => organization.followers,
      Created: ({ createdAt }) => createdAt,
      Changed: ({ updatedAt }) => updatedAt,
    },
  };
}
