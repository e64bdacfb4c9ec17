// Reads of shared profiles, in the contract's shape.
import type { profileShare, sharedCandidate } from '@fairway/contract/candidates/shares';
import { knownLocale, type Locale } from '@fairway/rules/locales';
import { isShareActive, requestEnd, type Share, type ShareState, shareState } from '@fairway/rules/profile-shares';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { OwnUserId } from '../../identity/access.ts';
import { recordLook } from '../../profile-looks/commands.ts';
import { type ProofRow, proofsOf } from '../../teams/queries.ts';
import { ALL_PARTS, findProfileRow, type ProfileRow } from '../profile-row.ts';
import { listStudyPrograms } from '../study-programs/queries.ts';
import { INCLUDED_VIEWS, languageNames, profileView } from '../views.ts';
import type { ShareReader } from './access.ts';

const SHARES_PAGE_SIZE = 20;
export type ProfileShare = z.input<typeof profileShare>;
export type SharedCandidateView = z.input<typeof sharedCandidate>;

type ShareRow = {
  id: string;
  user_id: string;
  shared_with_user: string | null;
  shared_with_org: number | null;
  requested_by: string | null;
  consented: boolean | null;
  consented_at: Date | null;
  declined_at: Date | null;
  expires_at: Date | null;
  created_at: Date;
  name: string;
  image: string | null;
  proofs?: ProofRow[];
};

/** A row as the rule reads it. */
export const shareOf = (row: Pick<ShareRow, 'consented' | 'created_at' | 'expires_at' | 'declined_at'>): Share => ({
  consented: row.consented,
  askedAt: row.created_at,
  expiresAt: row.expires_at,
  declinedAt: row.declined_at,
});

const OWN_COLUMNS = sql`s.id, s.user_id, s.shared_with_user, s.shared_with_org, s.requested_by, s.consented, s.consented_at, s.declined_at, s.expires_at, s.created_at`;
/** Of shares that were given: the other side. */
const GIVEN = sql`select ${OWN_COLUMNS}, coalesce(o.name, person_name(u.first_name, u.last_name)) as name, coalesce(o.logo, u.avatar) as image, ${proofsOf} as proofs
  from profile_share s left join organization o on o.id = s.shared_with_org left join identity_person u on u.id = s.shared_with_user`;
/** Of shares that were received: the owner of the profile. */
const RECEIVED = sql`select ${OWN_COLUMNS}, person_name(u.first_name, u.last_name) as name, u.avatar as image
  from profile_share s join identity_person u on u.id = s.user_id`;

const receivedBy = ({ userId, organizationIds }: ShareReader) =>
  sql`(s.shared_with_user = ${userId}::uuid or s.shared_with_org = any(${[...organizationIds]}::int[]))`;

export async function listGivenShares(database: Database, userId: OwnUserId, page: number, now: Date) {
  return listed(database, GIVEN, sql`s.user_id = ${userId}::uuid`, page, now);
}

/** What waits for its owner's answer is in this list too; what was declined or has ended is not: nobody is told of a no. */
export async function listReceivedShares(database: Database, reader: ShareReader, page: number, now: Date) {
  const asked = requestEnd(new Date(0)).getTime();
  const shown = sql`${receivedBy(reader)} and (case when s.consented is null then s.created_at > ${new Date(now.getTime() - asked)}
    else s.consented and (s.expires_at is null or s.expires_at > ${now}) end)`;
  return listed(database, RECEIVED, shown, page, now);
}

async function listed(database: Database, from: RawBuilder<unknown>, where: RawBuilder<unknown>, page: number, now: Date) {
  const { rows } = await sql<ShareRow & { total: number }>`
    with found as (${from} where ${where})
    select *, (select count(*)::int from found) as total from found
    order by created_at desc, id limit ${SHARES_PAGE_SIZE} offset ${(page - 1) * SHARES_PAGE_SIZE}`.execute(database);
  const totalCount = rows[0]?.total ?? 0;
  return { shares: rows.map((row) => shareView(row, now)), page, totalCount, hasNext: page * SHARES_PAGE_SIZE < totalCount };
}

/** Shares of one's own profile by id, in the order asked for. @throws Problem not_found where one is not the owner's */
export async function getGivenShares(database: Database, userId: OwnUserId, ids: readonly string[], now: Date): Promise<ProfileShare[]> {
  const { rows } = await sql<ShareRow>`${GIVEN} where s.user_id = ${userId}::uuid and s.id = any(${[...ids]}::uuid[])`.execute(database);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new Problem('not_found');
    return shareView(row, now);
  });
}

/** One share as its asker sees it. @throws Problem not_found */
export async function getReceivedShare(database: Database, reader: ShareReader, id: string, now: Date): Promise<ProfileShare> {
  const { rows } = await sql<ShareRow>`${RECEIVED} where s.id = ${id}::uuid and ${receivedBy(reader)}`.execute(database);
  const [row] = rows;
  if (!row) throw new Problem('not_found');
  return shareView(row, now);
}

/** The profile that a person shares with this reader now; that they looked is kept. @throws Problem not_found where none is shared */
export async function getSharedProfile(
  database: Database,
  reader: ShareReader,
  userId: string,
  { locale, now }: { locale: Locale | undefined; now: Date },
) {
  const { rows } = await sql<ShareRow>`${RECEIVED}
    where s.user_id = ${userId}::uuid and ${receivedBy(reader)} and s.consented and (s.expires_at is null or s.expires_at > ${now})
    order by s.shared_with_org nulls first limit 1`.execute(database);
  const [share] = rows;
  const candidate = share && (await findSharedView(database, userId, { locale, now }));
  if (!share || !candidate) throw new Problem('not_found');
  const look = { userId, lookedBy: reader.userId, occasion: 'share', part: 'profile', now } as const;
  await recordLook(database, { ...look, ...(share.shared_with_org !== null && { organizationId: share.shared_with_org }) });
  return { share: shareView(share, now), candidate };
}

/** A profile as others see it, whoever may see it: the caller has decided that. Undefined where the person has none. */
export async function findSharedView(
  database: Database,
  userId: string,
  { locale, now }: { locale: Locale | undefined; now: Date },
): Promise<SharedCandidateView | undefined> {
  const row = await findProfileRow(database, userId, ALL_PARTS, locale);
  if (!row || row.id === null) return undefined;
  return sharedView(database, row as ProfileRow, locale, now);
}

/** What others see: neither the answers that the law protects nor preferences, nationalities or settings. */
async function sharedView(database: Database, row: ProfileRow, locale: Locale | undefined, now: Date): Promise<SharedCandidateView> {
  // How far a school is proven is shown where it is: employers see what is verified.
  const programs = await listStudyPrograms(database, row.id, now);
  const { userId, firstName, lastName, avatar, pronoun, country, city, linkedin, github, languages, studyPrograms, workAuthorizations } =
    profileView(row, await languageNames(locale ?? knownLocale(row.locale)), { studyPrograms: programs, verifiedSchoolIds: [] });
  return {
    ...{ userId, firstName, lastName, avatar, pronoun, country, city, linkedin, github, languages, studyPrograms, workAuthorizations },
    email: row.contact.contact_email ?? row.contact.email,
    phoneNumber: row.contact.phone_number,
    ...INCLUDED_VIEWS.summary(row),
    ...INCLUDED_VIEWS.skills(row),
    ...INCLUDED_VIEWS.work_experiences(row),
    ...INCLUDED_VIEWS.memberships(row),
    ...INCLUDED_VIEWS.links(row),
  };
}

function shareView(row: ShareRow, now: Date): ProfileShare {
  return {
    id: row.id,
    user_id: row.user_id,
    sharedWithUser: row.shared_with_user,
    sharedWithOrg: row.shared_with_org,
    name: row.name,
    image: row.image,
    requested: row.requested_by !== null,
    consented: row.consented,
    consentedAt: row.consented_at?.toISOString() ?? null,
    expirationTime: row.expires_at?.toISOString() ?? null,
    active: isShareActive({ consented: row.consented, expiresAt: row.expires_at }, now),
    state: shareState(shareOf(row), now),
    waitsUntil: row.consented === null ? requestEnd(row.created_at).toISOString() : null,
    proofs: row.proofs ?? [],
    createdAt: row.created_at.toISOString(),
  };
}

/** How an organization stands with some people: who was asked and has not answered, and who shares now. Nobody is told of a no. */
export async function listShareStates(
  database: Database,
  organizationId: number,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Exclude<ShareState, 'ended'>>> {
  const rows = await database
    .selectFrom('profile_share')
    .select(['user_id', 'consented', 'expires_at', 'declined_at', 'created_at'])
    .where('shared_with_org', '=', organizationId)
    .where('user_id', 'in', userIds.length === 0 ? ['00000000-0000-0000-0000-000000000000'] : [...userIds])
    .execute();
  return new Map(
    rows.flatMap((row): [string, Exclude<ShareState, 'ended'>][] => {
      const state = shareState(shareOf(row), now);
      return state === 'ended' ? [] : [[row.user_id, state]];
    }),
  );
}
