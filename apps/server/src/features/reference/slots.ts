import { slot } from '../../kernel/feature.ts';
import type { ChangedSkills } from './administration/typed-skills.ts';

/** The profiles whose skills a merge changes. */
export const profilesWithSkills = slot<ChangedSkills>('profiles with skills');
