// Takes a roster, deletes it, and proves by it. A file lies sealed until it was read in the background, and is gone then.
import { readFile } from 'node:fs/promises';
import type { UploadedFile } from '@fairway/contract/kernel/endpoint';
import { recordAudit } from '../../../kernel/audit.ts';
import { enqueueJob } from '../../../kernel/background/background.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { ownUserId } from '../../identity/access.ts';
import { type AdministeredSchoolId, wholeSchool } from '../../schools/access.ts';
import { lockConnection, moveConnection } from '../commands.ts';
import { findMethod, getMethod, type MethodProof, proveConnection } from '../proofs/commands.ts';
import type { MethodServices } from '../proofs/services.ts';
import { linkAddresses } from './people.ts';
import { findRosterEnd, listRosterProofs, provenAddresses } from './queries.ts';

export const READ_ROSTER = 'verification.readRoster';
/** A file is sealed for its upload. */
export const rosterPurpose = (uploadId: string) => `school_roster_file:${uploadId}`;
const TRIES = 5;
const STALE_MS = 60 * 60_000;

/** Keeps the file and has it read. @throws Problem verification.roster_running */
export async function takeRoster(
  request: ApiRequest,
  services: MethodServices,
  schoolId: AdministeredSchoolId,
  given: { file: UploadedFile; mode: 'replace' | 'add' },
): Promise<void> {
  const id = newId();
  const now = request.clock.now();
  const actorId = ownUserId(request);
  const sealed = services.keys.seal(rosterPurpose(id), (await readFile(given.file.path)).toString('base64'));
  await services.database.transaction().execute(async (transaction) => {
    await giveUpStale(transaction, schoolId, now);
    const taken = await transaction
      .insertInto('school_roster_upload')
      .values({
        id,
        school_id: schoolId,
        started_by: actorId,
        mode: given.mode,
        sealed_file: sealed,
        size_bytes: given.file.sizeBytes,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('school_id').where('finished_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw new Problem('verification.roster_running');
    await enqueueJob(transaction, READ_ROSTER, { uploadId: id }, { maxAttempts: TRIES });
    const detail = { mode: given.mode, sizeBytes: given.file.sizeBytes };
    await recordAudit(transaction, {
      at: now,
      actorId,
      action: 'verification.roster_uploaded',
      subject: `school:${schoolId}`,
      schoolId,
      detail,
    });
  });
}

/** An upload whose job was given up must not stand in the way for good, and neither one that was shown and not confirmed. */
async function giveUpStale(database: Database, schoolId: AdministeredSchoolId, now: Date): Promise<void> {
  await database
    .updateTable('school_roster_upload')
    .set({ state: 'failed', fault: 'damaged', sealed_file: null, finished_at: now })
    .where('school_id', '=', schoolId)
    .where('finished_at', 'is', null)
    .where('state', '<>', 'read')
    .where('created_at', '<', new Date(now.getTime() - STALE_MS))
    .execute();
  const shown = await database
    .updateTable('school_roster_upload')
    .set({ state: 'dropped', finished_at: now })
    .where('school_id', '=', schoolId)
    .where('state', '=', 'read')
    .returning('id')
    .execute();
  for (const { id } of shown) await database.deleteFrom('school_roster_row').where('upload_id', '=', id).execute();
}

/** Deletes every address, and what is told of the last upload. @throws Problem verification.roster_running */
export async function deleteRoster(request: ApiRequest, schoolId: AdministeredSchoolId): Promise<void> {
  const { database, clock } = request;
  await giveUpStale(database, schoolId, clock.now());
  const running = await database
    .selectFrom('school_roster_upload')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (running) throw new Problem('verification.roster_running');
  await database.deleteFrom('school_roster_upload').where('school_id', '=', schoolId).execute();
  await database.deleteFrom('school_roster_person').where('school_id', '=', schoolId).execute();
  const { numDeletedRows } = await database.deleteFrom('school_roster_entry').where('school_id', '=', schoolId).executeTakeFirstOrThrow();
  const line = { at: clock.now(), actorId: ownUserId(request), subject: `school:${schoolId}`, schoolId };
  await recordAudit(database, { ...line, action: 'verification.roster_deleted' as const, detail: { count: Number(numDeletedRows) } });
}

/** Proves by the roster. @throws Problem not_found, verification.method_off, verification.not_in_roster */
export async function proveByRoster(request: ApiRequest, services: MethodServices, schoolId: number): Promise<MethodProof> {
  await getMethod(request.database, schoolId, 'roster');
  const proof = await proveIfListed(request.database, services.keys, { userId: ownUserId(request), schoolId, now: request.clock.now() });
  if (!proof) throw new Problem('verification.not_in_roster');
  return proof;
}

/** The same for whoever asks for verification: undefined where the school keeps no roster, or the person does not stand in it. */
export async function proveIfListed(
  database: Database,
  keys: SessionKeys,
  { userId, schoolId, now }: { userId: string; schoolId: number; now: Date },
): Promise<MethodProof | undefined> {
  const settings = await findMethod(database, schoolId, 'roster');
  if (!settings) return undefined;
  const found = await findRosterEnd(database, keys, { userId, schoolId, now });
  if (!found) return undefined;
  const proof = await proveConnection(database, { userId, schoolId, method: 'roster', settings, now, endsAt: found.endsAt });
  const proven = await provenAddresses(database, userId);
  await linkAddresses(
    database,
    keys,
    schoolId,
    proven.map((email) => ({ userId, email })),
  );
  return proof;
}

/** Ends proofs by the roster that rest on these addresses, where nothing else in it carries them any more. Returns how many. */
export async function endRosterProofs(
  database: Database,
  keys: SessionKeys,
  { schoolId, addresses, now }: { schoolId: number; addresses: readonly string[]; now: Date },
): Promise<number> {
  let ended = 0;
  for (const { id, user_id: userId } of await listRosterProofs(database, schoolId, addresses)) {
    const connection = await lockConnection(database, id, wholeSchool(schoolId));
    if (connection.state !== 'verified' || connection.method !== 'roster') continue;
    if (await findRosterEnd(database, keys, { userId, schoolId, now })) continue;
    await moveConnection(database, connection, 'expire', { kind: 'platform' }, now);
    ended += 1;
  }
  return ended;
}
