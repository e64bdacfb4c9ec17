// Writing the profile of an organization, publishing it, and taking an older one up again. Its row of the draft is locked at each change, and whoever
// changes says which edition they began from: of two owners who write at once the second is told what the first did. What readers see is written by
// the owner of those rows (organizations/profiles), in the same transaction. @rule organizations.25
import { type OrganizationProfileContent, PROFILE_LIMITS, picturesOf, publishingFaults } from '@fairway/rules/organization-profile';
import { type ProfileDifference, profileDifferences } from '@fairway/rules/profile-differences';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import { enqueueJob } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import { refuseFaults } from '../../kernel/http/field-faults.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { lockOwnOrganization, showProfile } from '../organizations/profiles/commands.ts';
import { findNextArticle, findShownProfile } from '../organizations/profiles/queries.ts';
import type { OwnedOrganizationId } from '../teams/access.ts';
import { cleanContent, withOwnIds } from './cleaning.ts';
import { keepPictures, removeLogosOf } from './pictures/commands.ts';
import { contentOf, listIdsOfVersions } from './queries.ts';

export type Owner = { organizationId: OwnedOrganizationId; actorId: string; now: Date };
export const SHOW_ARTICLES = 'organization-profiles.showArticles';

type Draft = { edition: number; content: OrganizationProfileContent; publishedEdition: number | null };
type Begun = Draft & { shown: OrganizationProfileContent };

/** The draft, locked, as whoever changes it began from it. @throws Problem not_found, organization_profiles.changed */
async function lockDraft(transaction: Database, { organizationId }: Owner): Promise<Begun> {
  const shown = await findShownProfile(transaction, organizationId);
  if (!shown) throw new Problem('not_found');
  const row = await transaction
    .selectFrom('organization_profile_draft')
    .select(['edition', 'content', 'published_edition'])
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { edition: 0, content: shown, publishedEdition: null, shown };
  return { edition: row.edition, content: contentOf(row.content), publishedEdition: row.published_edition, shown };
}

/** @throws Problem organization_profiles.changed where somebody began one in the same moment */
async function writeDraft(
  transaction: Database,
  { organizationId, actorId, now }: Owner,
  edition: number,
  {
    content,
    base,
    publishedEdition,
  }: { content: OrganizationProfileContent; base: OrganizationProfileContent; publishedEdition: number | null },
): Promise<void> {
  const columns = {
    ...{ edition: edition + 1, content: JSON.stringify(content), base: JSON.stringify(base), published_edition: publishedEdition },
    ...{ changed_at: now, changed_by: actorId },
  };
  const done = await transaction
    .insertInto('organization_profile_draft')
    .values({ organization_id: organizationId, ...columns })
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet(columns).where('organization_profile_draft.edition', '=', edition),
    )
    .returning('organization_id')
    .executeTakeFirst();
  if (!done) throw new Problem('organization_profiles.changed');
}

/** @throws Problem not_found, organization_profiles.changed, organization_profiles.picture_unknown */
export async function saveDraft(
  transaction: Database,
  owner: Owner,
  { edition, content }: { edition: number; content: OrganizationProfileContent },
): Promise<void> {
  // No merge takes it away until this is kept.
  const organization = transaction.selectFrom('organization').select('id').where('id', '=', owner.organizationId);
  await organization.where('status', '<>', 'merged').forKeyShare().execute();
  const before = await lockDraft(transaction, owner);
  if (before.edition !== edition) throw new Problem('organization_profiles.changed');
  const known = [before.content, before.shown];
  const own = await ownIds(transaction, owner.organizationId, content, known);
  await keepPictures(transaction, owner.organizationId, picturesOf(content), new Set(known.flatMap(picturesOf)));
  const kept = {
    ...cleanContent(content, known),
    videos: withOwnIds(content.videos, own.videos),
  };
  await writeDraft(transaction, owner, edition, {
    ...{ content: { ...kept, articles: withOwnIds(kept.articles, own.articles) }, base: before.shown },
    publishedEdition: before.publishedEdition,
  });
}

async function ownIds(
  transaction: Database,
  organizationId: number,
  content: OrganizationProfileContent,
  known: readonly OrganizationProfileContent[],
): Promise<{ videos: Set<number>; articles: Set<number> }> {
  const idsOf = (part: 'videos' | 'articles') => new Set(known.flatMap((one) => one[part].flatMap(({ id }) => id ?? [])));
  const own = { videos: idsOf('videos'), articles: idsOf('articles') };
  const isKnown = (part: 'videos' | 'articles') => content[part].every(({ id }) => id === null || own[part].has(id));
  if (isKnown('videos') && isKnown('articles')) return own;
  const ofVersions = await listIdsOfVersions(transaction, organizationId);
  return { videos: new Set([...own.videos, ...ofVersions.videos]), articles: new Set([...own.articles, ...ofVersions.articles]) };
}

/** Shows the draft; the same edition again, or one that differs in nothing, changes nothing. @throws Problem as saveDraft, what lacks @rule organizations.28 */
export async function publishDraft(transaction: Database, owner: Owner, edition: number): Promise<void> {
  const { organizationId, actorId, now } = owner;
  await lockOwnOrganization(transaction, organizationId);
  const before = await lockDraft(transaction, owner);
  // The reply to it was lost, or the button was pressed twice.
  if (before.publishedEdition === edition && before.edition === edition + 1) return;
  if (before.edition !== edition) throw new Problem('organization_profiles.changed');
  refuseFaults(publishingFaults(before.content, before.shown, now));
  const differences = profileDifferences(before.shown, before.content);
  if (differences.length === 0) return;
  const last = await lastVersion(transaction, organizationId);
  if (last === 0)
    await addVersion(transaction, organizationId, 1, {
      content: before.shown,
      differences: [],
      by: null,
      at: await shownSince(transaction, owner),
    });
  await showProfile(transaction, organizationId, before.content, now);
  // With the ids and times that its things have now.
  const shown = await findShownProfile(transaction, organizationId);
  if (!shown) throw new Problem('not_found');
  const number = Math.max(last, 1) + 1;
  await addVersion(transaction, organizationId, number, { content: shown, differences, by: actorId, at: now });
  await writeDraft(transaction, owner, edition, { content: shown, base: shown, publishedEdition: edition });
  await forgetVersions(transaction, organizationId, now);
  await waitForArticles(transaction, organizationId, now);
  const subject = `company:${organizationId}`;
  await recordAudit(transaction, {
    actorId,
    action: 'company.profile_published',
    subject,
    organizationId,
    detail: { version: number },
    at: now,
  });
}

/** Pages that show it are rendered anew when the next of its articles comes. @rule organizations.30 */
export async function waitForArticles(transaction: Database, organizationId: number, now: Date): Promise<void> {
  const runAt = await findNextArticle(transaction, organizationId, now);
  if (runAt) await enqueueJob(transaction, SHOW_ARTICLES, { organizationId }, { key: `${SHOW_ARTICLES} ${organizationId}`, runAt });
}

/** Puts what was published once into the draft. @throws Problem not_found, organization_profiles.changed @rule organizations.29 */
export async function restoreVersion(transaction: Database, owner: Owner, number: number, edition: number): Promise<void> {
  const before = await lockDraft(transaction, owner);
  const version = await transaction
    .selectFrom('organization_profile_version')
    .select('content')
    .where('organization_id', '=', owner.organizationId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!version) throw new Problem('not_found');
  if (before.edition !== edition) throw new Problem('organization_profiles.changed');
  const { publishedEdition } = before;
  await writeDraft(transaction, owner, edition, { content: contentOf(version.content), base: before.shown, publishedEdition });
}

async function lastVersion(transaction: Database, organizationId: number): Promise<number> {
  const { last } = await transaction
    .selectFrom('organization_profile_version')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return last;
}

/** Since when it is shown as it was before anybody published here. */
async function shownSince(transaction: Database, { organizationId, now }: Owner): Promise<Date> {
  const { updated_at } = await transaction
    .selectFrom('organization')
    .select('updated_at')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return updated_at < now ? updated_at : now;
}

type NewVersion = { content: OrganizationProfileContent; differences: readonly ProfileDifference[]; by: string | null; at: Date };

export async function addVersion(
  transaction: Database,
  organizationId: number,
  number: number,
  { content, differences, by, at }: NewVersion,
): Promise<void> {
  await transaction
    .insertInto('organization_profile_version')
    .values({
      ...{ organization_id: organizationId, number, content: JSON.stringify(content), differences: JSON.stringify(differences) },
      ...{ published_by: by, published_at: at },
    })
    .execute();
}

/** The oldest go, with pictures that came with them from elsewhere. */
async function forgetVersions(transaction: Database, organizationId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ content: unknown }>`delete from organization_profile_version v where v.organization_id = ${organizationId}
    and v.number in (select number from organization_profile_version where organization_id = ${organizationId}
      order by published_at desc, number desc offset ${PROFILE_LIMITS.versions}) returning v.content`.execute(transaction);
  const logos = rows.flatMap(({ content }) => contentOf(content).logo ?? []);
  await removeLogosOf(transaction, organizationId, logos, now);
}
