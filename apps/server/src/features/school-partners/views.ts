// The partner schools of a school, as its staff read them.
import type { schoolPartners } from '@fairway/contract/school-partners/endpoints';
import { fullName } from '@fairway/rules/names';
import { type PartnershipState, proposalEnd, stateNow } from '@fairway/rules/school-partners';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { ManagedSchoolId } from '../schools/access.ts';
import { listOpen, listPast, type PartnershipRow } from './queries.ts';

type Shown = z.input<typeof schoolPartners>;

/** `edits`: the reader is one of the school's own administrators. */
export async function getPartnersOfSchool(
  database: Database,
  schoolId: ManagedSchoolId,
  { edits, now }: { edits: boolean; now: Date },
): Promise<Shown> {
  const open = (await listOpen(database, schoolId, now)).map((row) => view(row, schoolId, now));
  const proposed = open.filter(({ state }) => state === 'proposed');
  return {
    partners: open.filter(({ state }) => state === 'accepted'),
    received: proposed.filter(({ isOurs }) => !isOurs),
    sent: proposed.filter(({ isOurs }) => isOurs),
    past: (await listPast(database, schoolId, now)).map((row) => view(row, schoolId, now)),
    can: { edit: edits },
  };
}

function view(row: PartnershipRow, schoolId: number, now: Date): Shown['partners'][number] {
  const { proposed_at: proposedAt, answered_at, ended_at } = row;
  const state = stateNow({ state: row.state as PartnershipState, proposedAt }, now);
  const expiresAt = proposalEnd(proposedAt);
  return {
    ...{ schoolId: row.school_id, name: row.name, logo: row.logo, city: row.city, country: row.country_code },
    ...{ id: row.id, state, isOurs: row.proposer_id === schoolId, note: row.note },
    ...{ proposedAt: proposedAt.toISOString(), expiresAt: expiresAt.toISOString(), answeredAt: answered_at?.toISOString() ?? null },
    endedAt:
      (ended_at ?? (state === 'expired' ? expiresAt : answered_at && state === 'declined' ? answered_at : null))?.toISOString() ?? null,
    by: fullName(row.first_name ?? '', row.last_name ?? ''),
    rests: row.suspended_at !== null,
  };
}
