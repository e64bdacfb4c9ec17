import { slot } from '../../kernel/feature.ts';
import type { FollowCompany } from './routes.ts';

/** Whom one subscribes to one follows; companies know how. */
export const followingOfCompanies = slot<FollowCompany>('following of companies');
