// What features that use organizations fill, and what the demo world's organizations leave for them.
import { worldPart } from '../../kernel/demo-world.ts';
import { slot } from '../../kernel/feature.ts';
import type { OrganizationPostings } from './routes.ts';
import type { SeededOrganization } from './seed.ts';

/** The first open postings of an organization, as the caller sees them. */
export const postingsOfOrganizations = slot<OrganizationPostings>('postings of organizations');

export const organizationsOfWorld = worldPart<readonly (SeededOrganization & { key: string })[]>('companies');
