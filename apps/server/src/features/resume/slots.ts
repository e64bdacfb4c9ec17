// What a deployment sets for this feature.
import { slot } from '../../kernel/feature.ts';
import type { ProfileProvider } from './gateway.ts';

/** Who reads a profile page by its link; undefined: nobody, and LinkedIn's own files are asked for. @rule imports.14 */
export const profileProvider = slot<ProfileProvider | undefined>('the provider that reads profile links');
