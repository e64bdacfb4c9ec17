// What features that use schools fill, and what the demo world's schools leave for them.
import { worldPart } from '../../kernel/demo-world.ts';
import { slot } from '../../kernel/feature.ts';
import type { ChangedProfiles } from './programs/merging.ts';

/** The profiles whose studies a merge of typed programs changes. */
export const profilesWithStudies = slot<ChangedProfiles>('profiles with studies');

export const schoolsOfWorld = worldPart<readonly { id: number; slug: string; name: string }[]>('schools');
