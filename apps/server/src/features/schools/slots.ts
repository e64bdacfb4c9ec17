// What features that use schools fill, and what the demo world's schools leave for them.
import type { Database } from '../../kernel/database/database.ts';
import { worldPart } from '../../kernel/demo-world.ts';
import { slot } from '../../kernel/feature.ts';

/** An entry of a profile. */
export type Study = { id: string; candidateId: string; programId: string; campusId: string | null };

/** Profiles stand above schools: what a change of their entries needs of them. */
export type ChangedProfiles = {
  /** The entries of these programs, or these of them, by candidate. */
  listStudies(database: Database, of: { programIds: readonly string[] } | { ids: readonly string[] }): Promise<Study[]>;
  /** Points entries of locked profiles at other programs. */
  moveStudies(transaction: Database, studies: readonly Omit<Study, 'candidateId'>[]): Promise<void>;
  /** Locks profiles until the transaction ends, always in the same order. */
  lock(transaction: Database, candidateIds: readonly string[]): Promise<void>;
  /** Says that the education of locked profiles changed. */
  noteEducation(transaction: Database, candidateIds: readonly string[], now: Date): Promise<void>;
};

/** The profiles whose studies a merge of typed programs changes. */
export const profilesWithStudies = slot<ChangedProfiles>('profiles with studies');

export const schoolsOfWorld = worldPart<readonly { id: number; slug: string; name: string }[]>('schools');
