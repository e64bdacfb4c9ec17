// Saving and removing favourites. One a candidate and posting (@rule favorites.2): saving twice is one row, also by
// way of two postings that are the same; removing takes either id.
import { LIMITS } from '@fairway/rules/limits';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import type { OwnCandidateId } from './access.ts';
import { isSeenPosting, ofPosting } from './queries.ts';

/** @throws Problem jobs.not_found, favorites.limit */
export async function saveFavorite(
  transaction: Database,
  candidateId: OwnCandidateId,
  jobId: string,
  schoolIds: readonly number[],
  now: Date,
): Promise<void> {
  if (!(await isSeenPosting(transaction, jobId, schoolIds))) throw new Problem('jobs.not_found');
  // One save of a candidate at a time, so that none slips past the limit.
  await transaction.selectFrom('candidate_profile').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute();
  const mine = transaction.selectFrom('favorite').where('candidate_id', '=', candidateId);
  if (await mine.select('id').where(ofPosting(jobId)).executeTakeFirst()) return;
  const { count } = await mine.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  if (Number(count) >= LIMITS.favoritesPerCandidate) throw new Problem('favorites.limit');
  await transaction
    .insertInto('favorite')
    .values({ id: newId(), candidate_id: candidateId, job_id: jobId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'job_id']).doNothing())
    .execute();
}

/** @throws Problem not_found where neither id is of a favourite of this candidate */
export async function removeFavorite(transaction: Database, candidateId: OwnCandidateId, id: string): Promise<void> {
  const gone = await transaction
    .deleteFrom('favorite')
    .where('candidate_id', '=', candidateId)
    .where((where) => where.or([where('id', '=', id), ofPosting(id)]))
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Problem('not_found');
}
