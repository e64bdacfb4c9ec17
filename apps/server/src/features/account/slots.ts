import { slot } from '../../kernel/feature.ts';
import type { AccountServices } from './services.ts';

/** What the account shows and changes of the profile. */
export const profileOfAccount = slot<Pick<AccountServices, 'nationality' | 'profile'>>('the profile of an account');
