import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/tables.gen.ts';
import { slot } from '../../kernel/feature.ts';

export type TypedSkillRow = { folded: string; name: string; uses: number };

/** Profiles stand above reference: what a change of their skills needs of them. */
export type ProfilesWithSkills = {
  /** Typed names by their folded spelling, with how many people have each. */
  typedSkills(database: Database): SelectQueryBuilder<DB, 'candidate_skill', TypedSkillRow>;
  countTypedSkills(database: Database): Promise<number>;
  /** Who typed one of these folded names, in order. */
  listWhoTyped(database: Database, names: readonly string[]): Promise<string[]>;
  /** Gives everybody who typed one of the names the skill. */
  adopt(transaction: Database, names: readonly string[], into: { id: number; folded: string }): Promise<void>;
  /** Locks profiles until the transaction ends, always in the same order. */
  lock(transaction: Database, candidateIds: readonly string[]): Promise<void>;
  /** Says that the skills of locked profiles changed. */
  noteSkills(transaction: Database, candidateIds: readonly string[], now: Date): Promise<void>;
};

/** The profiles whose skills a merge changes. */
export const profilesWithSkills = slot<ProfilesWithSkills>('profiles with skills');
