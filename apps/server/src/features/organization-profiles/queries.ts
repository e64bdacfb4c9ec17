// What owners are writing of their organization, what they published, and how the draft would look.
import type { EndpointReply } from '@fairway/contract/kernel/endpoint';
import type { listProfileVersions, previewProfile, profileDraft } from '@fairway/contract/organization-profiles/endpoints';
import { fullName } from '@fairway/rules/names';
import { type OrganizationProfileContent, PROFILE_LIMITS } from '@fairway/rules/organization-profile';
import type { OrganizationState } from '@fairway/rules/organizations';
import { organizationSegment } from '@fairway/rules/slugs';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { findShownProfile, getOwnOrganization } from '../organizations/profiles/queries.ts';
import { organizationView, profileView, type TextContext } from '../organizations/views.ts';
import type { OwnedOrganizationId } from '../teams/access.ts';

/** As it was parsed when it was written. */
export const contentOf = (column: unknown) => column as OrganizationProfileContent;

/** @throws Problem not_found */
export async function getDraft(database: Database, organizationId: OwnedOrganizationId): Promise<z.input<typeof profileDraft>> {
  const row = await database
    .selectFrom('organization_profile_draft as d')
    .leftJoin('identity_person as u', 'u.id', 'd.changed_by')
    .select(['d.edition', 'd.content', 'd.changed_at', 'u.first_name', 'u.last_name'])
    .where('d.organization_id', '=', organizationId)
    .executeTakeFirst();
  const shown = await findShownProfile(database, organizationId);
  if (!shown) throw new Problem('not_found');
  const { name, status } = await getOwnOrganization(database, organizationId);
  return {
    edition: row?.edition ?? 0,
    // Read lazily: before anybody wrote, it is what is shown.
    content: (row ? contentOf(row.content) : shown) as z.input<typeof profileDraft>['content'],
    shown: shown as z.input<typeof profileDraft>['shown'],
    changedAt: row?.changed_at.toISOString() ?? null,
    changedBy: fullName(row?.first_name ?? '', row?.last_name ?? ''),
    state: status as OrganizationState,
    segment: organizationSegment(organizationId, name),
  };
}

export async function listVersions(
  database: Database,
  organizationId: OwnedOrganizationId,
): Promise<EndpointReply<typeof listProfileVersions>['versions']> {
  const rows = await database
    .selectFrom('organization_profile_version as v')
    .leftJoin('identity_person as u', 'u.id', 'v.published_by')
    .select(['v.number', 'v.published_at', 'v.differences', 'u.first_name', 'u.last_name'])
    .where('v.organization_id', '=', organizationId)
    .orderBy('v.published_at', 'desc')
    .orderBy('v.number', 'desc')
    .limit(PROFILE_LIMITS.versions)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    publishedAt: row.published_at.toISOString(),
    publishedBy: fullName(row.first_name ?? '', row.last_name ?? ''),
    differences: row.differences as EndpointReply<typeof listProfileVersions>['versions'][number]['differences'],
  }));
}

/** The draft in the shapes of the public page. @throws Problem not_found */
export async function previewDraft(
  database: Database,
  organizationId: OwnedOrganizationId,
  people: readonly { name: string; role: unknown; text: unknown }[],
  context: TextContext,
): Promise<EndpointReply<typeof previewProfile>> {
  const content = contentOf((await getDraft(database, organizationId)).content);
  const { status: _, ...own } = await getOwnOrganization(database, organizationId);
  const row = {
    ...own,
    ...{ logo: content.logo, banner: content.banner, link: content.website || null, sectors: [...content.sectors] },
    ...{ tagline: content.tagline, description: content.description, links: content.links.filter((link) => link !== '') },
  } as unknown as Parameters<typeof profileView>[0];
  const at = new Date();
  return {
    company: organizationView(row, 0, context),
    profile: profileView(
      row,
      {
        people,
        places: content.places.map(({ title, address, city, country, isHeadquarters }) => ({
          ...{ title: title || city, address, city: city || null, country_code: country || null, is_headquarters: isHeadquarters },
        })),
        videos: content.videos.map(({ id, title, thumbnail, link }, index) => ({
          id: id ?? -1 - index,
          title,
          thumbnail,
          video_link: link,
        })),
        articles: content.articles
          .filter(({ isShown }) => isShown)
          .map(({ id, slug, title, ingress, picture, publishAt }, index) => ({
            ...{ id: id ?? -1 - index, slug, title, ingress, featured_image: picture },
            ...{ created_at: publishAt ? new Date(publishAt) : at, updated_at: at },
          })),
      },
      context,
    ),
  };
}

/** Ids of videos and articles that its versions name: what went and comes back is its own. */
export async function listIdsOfVersions(
  database: Database,
  organizationId: number,
): Promise<{ videos: Set<number>; articles: Set<number> }> {
  const { rows } = await sql<{ videos: number[]; articles: number[] }>`select
      array(select distinct jsonb_path_query(v.content, '$.videos[*].id ? (@ != null)')::int from organization_profile_version v where v.organization_id = ${organizationId}) as videos,
      array(select distinct jsonb_path_query(v.content, '$.articles[*].id ? (@ != null)')::int from organization_profile_version v where v.organization_id = ${organizationId}) as articles`.execute(
    database,
  );
  return { videos: new Set(rows[0]?.videos), articles: new Set(rows[0]?.articles) };
}
