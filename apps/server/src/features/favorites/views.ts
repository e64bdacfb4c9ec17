import type { favorite } from '@fairway/contract/favorites/endpoints';
import { favoriteBucket } from '@fairway/rules/favorites';
import { jobSegment } from '@fairway/rules/slugs';
import type { z } from 'zod';
import type { LinedPlace } from '../places/place-lines.ts';
import type { FavoriteRow } from './queries.ts';

/** `placeLine`: a place in the words of the reader. */
export type FavoriteContext = { now: Date; placeLine: (place: LinedPlace) => string };

/** A row of a favourite to its shape on the wire. */
export function favoriteView(row: FavoriteRow, { now, placeLine }: FavoriteContext): z.output<typeof favorite> {
  const postingExpireTime = row.deadline_at?.toISOString() ?? null;
  return {
    id: row.id,
    candidate_id: row.candidate_id,
    jobAdId: row.job_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    postingExpireTime,
    expired: favoriteBucket({ deadlineAt: row.deadline_at, withdrawnAt: row.withdrawn_at }, now) === 'expired',
    job: {
      id: row.job_id,
      jobId: row.job_id,
      title: row.title,
      segment: jobSegment(row.job_id, row.title),
      companyId: row.organization_id,
      companyLogo: row.organization_logo,
      companyName: row.organization_name,
      postingExpireTime,
      address: row.place ? placeLine(row.place) : '',
    },
  };
}
