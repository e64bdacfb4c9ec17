// What features that use companies fill, and what the demo world's companies leave for them.
import { worldPart } from '../../kernel/demo-world.ts';
import { slot } from '../../kernel/feature.ts';
import type { CompanyPostings } from './routes.ts';
import type { SeededCompany } from './seed.ts';

/** The first open postings of a company, as the caller sees them. */
export const postingsOfCompanies = slot<CompanyPostings>('postings of companies');

export const companiesOfWorld = worldPart<readonly (SeededCompany & { key: string })[]>('companies');
