// What the landing page shows of a tenant. All of it is counted from what the reader may find. @rule pages.5, pages.47
import { z } from 'zod';
import { facetCount, jobSummary } from '../jobs/endpoints.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { locale } from '../kernel/fields.ts';
import { organization } from '../organizations/endpoints.ts';

const landing = z
  .object({
    /** null: nobody looks for jobs here (its switch is off). */
    jobs: z
      .object({
        total: z.int(),
        /** Only what there is, the most first. */
        kinds: z.array(facetCount),
        fields: z.array(facetCount),
        countries: z.array(facetCount),
        /** Those in the reader's language or region first, newest first. @rule pages.45 */
        newest: z.array(jobSummary),
        /** How many of them are in the reader's language or region. */
        near: z.int(),
      })
      .nullable(),
    /** null: nobody looks for organizations here. */
    organizations: z
      .object({
        /** With open postings. */
        hiring: z.int(),
        /** Those that answer who applies first; `answers`: how, in words of the asked locale. @rule applications.17 */
        shown: z.array(organization.extend({ answers: z.string().nullable() })),
      })
      .nullable(),
    /** Whose career services work here. null: the site of one school, which has no others to tell of. */
    schools: z
      .object({ total: z.int(), shown: z.array(z.object({ id: z.int(), name: z.string(), logo: z.string().nullable() })) })
      .nullable(),
  })
  .meta({ id: 'Landing' });

export const getLanding = endpoint({
  name: 'getLanding',
  method: 'GET',
  path: '/api/v1/landing',
  summary: 'What the landing page shows: counts of open postings by kind and field, the newest, organizations that hire, schools.',
  tag: 'landing',
  access: 'public',
  feature: 'landing',
  query: z.strictObject({ locale: locale.default('en') }),
  returns: landing,
  errors: [],
});
