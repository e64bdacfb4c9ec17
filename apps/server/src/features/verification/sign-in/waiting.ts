// What a school's sign-in wants of its staff: metadata that cannot be read, certificates that end. It is told until it is mended.
// @rule verification.26, verification.27
import { endsSoon, lastEnd } from '@fairway/rules/sign-in-certificates';
import type { CountWaiting } from '../../../kernel/feature.ts';
import { certificateEnds } from './provider-metadata.ts';
import { findSignInRow } from './queries.ts';

export const signInTroubles: CountWaiting = async (database, { schoolId }, now) => {
  const row = await findSignInRow(database, schoolId);
  if (row?.protocol !== 'saml') return [];
  const end = lastEnd(certificateEnds(row.certificates));
  const fails = row.metadata_failed_at === null ? [] : [{ item: 'signInMetadata' as const, count: 1, oldestAt: row.metadata_failed_at }];
  return end && endsSoon(end, now) ? [...fails, { item: 'signInCertificate' as const, count: 1, oldestAt: null }] : fails;
};
