// People who share, as those who recruit see them.
import type { Asked } from '@fairway/contract/kernel/lists';
import type { sharedProfile, sharedProfileRow, sharedProfilesList } from '@fairway/contract/shared-profiles/endpoints';
import type { Locale } from '@fairway/rules/locales';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { signFileLink } from '../../kernel/files/file-links.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { findSharedView } from '../candidates/shares/queries.ts';
import { recordLook } from '../profile-looks/commands.ts';
import { readReceivedCv } from '../resume/reading/stored-cv.ts';
import { findCv, findShared, isOpen, listApplications, type Recruiter, type SharedRow, sharedOrder, sharedQuery } from './queries.ts';

const LINK_SECONDS = 300;

const rowView = (row: SharedRow): z.input<typeof sharedProfileRow> => ({
  ...{ userId: row.user_id ?? '', name: row.name, state: row.state, since: row.since.toISOString() },
  until: row.until?.toISOString() ?? null,
});

export function sharedListing(
  database: Database,
  recruiter: Recruiter,
  asked: Asked<typeof sharedProfilesList>,
): Listing<typeof sharedProfilesList, SharedRow> {
  return {
    rows: sharedQuery(database, recruiter, asked),
    order: sharedOrder(recruiter.now),
    view: rowView,
    file: 'shared-profiles',
    columns: {
      Name: ({ name }) => name,
      State: ({ state }) => state,
      Since: ({ since }) => since,
      Until: ({ until }) => until,
    },
  };
}

/** With the profile while it is shared; that it was shown is kept. @throws Problem not_found where nothing is between them */
export async function sharedProfileView(
  database: Database,
  recruiter: Recruiter,
  userId: string,
  locale: Locale | undefined,
): Promise<z.input<typeof sharedProfile>> {
  const row = await findShared(database, recruiter, userId);
  if (!row) throw new Problem('not_found');
  const { organizationId, actorId, now } = recruiter;
  const isShown = row.state === 'shared' && (await isOpen(database, organizationId));
  const profile = isShown ? await findSharedView(database, userId, { locale, now }) : undefined;
  const cv = isShown ? await findCv(database, userId) : undefined;
  const applications = await listApplications(database, organizationId, userId);
  if (profile) await recordLook(database, { userId, lookedBy: actorId, organizationId, occasion: 'share', part: 'profile', now });
  return {
    ...rowView(row),
    avatar: isShown ? row.avatar : null,
    profile: profile ?? null,
    cv: cv ? { name: cv.name, sizeBytes: cv.size_bytes, isPdf: cv.content_type === 'application/pdf' } : null,
    applications: applications.map((one) => ({
      ...{ id: one.id ?? '', title: one.title ?? '' },
      sentAt: new Date(one.sent_at ?? 0).toISOString(),
    })),
  };
}

/** The CV that is shared now, by which share. @throws Problem not_found */
async function getSharedCv(database: Database, recruiter: Recruiter, userId: string) {
  const row = await findShared(database, recruiter, userId);
  const isShown = row?.state === 'shared' && (await isOpen(database, recruiter.organizationId));
  const cv = isShown ? await findCv(database, userId) : undefined;
  if (!row?.id || !cv) throw new Problem('not_found');
  return { cv, shareId: row.id };
}

const lookAtCv = (database: Database, { organizationId, actorId, now }: Recruiter, userId: string) =>
  recordLook(database, { userId, lookedBy: actorId, organizationId, occasion: 'share', part: 'cv', now });

/** What a machine reads in the CV while it is shared. @throws Problem not_found, and as `readReceivedCv` @rule shares.12 */
export async function readCv(request: ApiRequest, recruiter: Recruiter, userId: string, files: FileStore) {
  const { cv } = await getSharedCv(request.database, recruiter, userId);
  const reading = await readReceivedCv(files, cv.file_key, request);
  // The share may have ended while it was read.
  await getSharedCv(request.database, { ...recruiter, now: request.clock.now() }, userId);
  await lookAtCv(request.database, recruiter, userId);
  return reading;
}

/** An address that opens the CV for five minutes, and no longer than it is shared. @throws Problem not_found */
export async function openCv(database: Database, recruiter: Recruiter, userId: string, secret: string) {
  const { cv, shareId } = await getSharedCv(database, recruiter, userId);
  const { now } = recruiter;
  await lookAtCv(database, recruiter, userId);
  const link = { expiresSeconds: LINK_SECONDS, downloadName: cv.name, contentType: cv.content_type, grant: shareId };
  return {
    url: signFileLink(secret, cv.file_key, link, now.getTime()),
    expiresAt: new Date(Math.floor(now.getTime() / 1000) * 1000 + LINK_SECONDS * 1000).toISOString(),
  };
}
