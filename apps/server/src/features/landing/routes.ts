import { getLanding } from '@fairway/contract/landing/endpoints';
import type { Locale } from '@fairway/rules/locales';
import type { Bind } from '../../kernel/http/bind.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { answeringLines } from '../applications/replies/views.ts';
import { listHiring } from '../organizations/listing.ts';
import { listManagedSchools } from '../schools/queries.ts';
import { type LandingServices, landingJobs, nearOf } from './queries.ts';

const ORGANIZATIONS_SHOWN = 8;
/** Of so many those that answer come first. */
const ORGANIZATIONS_LOOKED_AT = 24;
const SCHOOLS_SHOWN = 12;

export function landingRoutes(bind: Bind, services: LandingServices): void {
  bind(getLanding, async ({ query: { locale } }, request) => {
    const { features, school } = request.tenant;
    const [jobs, organizations, schools] = await Promise.all([
      features.findJobs ? landingJobs(locale, request, services) : null,
      features.findCompanies ? landingOrganizations(locale, request, services) : null,
      school ? null : listManagedSchools(request.database, SCHOOLS_SHOWN),
    ]);
    return { jobs, organizations, schools };
  });
}

/** Who hires near the reader, those that answer who applies first: nobody waits where answers come. @rule applications.17 */
async function landingOrganizations(locale: Locale, request: ApiRequest, { directory, replies }: LandingServices) {
  const { countries } = nearOf(locale);
  const { hiring, shown } = await listHiring({ countries, locale, limit: ORGANIZATIONS_LOOKED_AT }, request, directory);
  const now = request.clock.now();
  const counts = await replies.of(shown.map(({ id }) => id), now); // biome-ignore format: one thought
  const lines = await answeringLines(counts, { locale, now });
  const isNear = ({ countryCode }: (typeof shown)[number]) => countryCode !== null && countries.includes(countryCode);
  const rank = (one: (typeof shown)[number]) => 2 * Number(isNear(one)) + Number(lines.has(one.id));
  const first = shown.toSorted((a, b) => rank(b) - rank(a)).slice(0, ORGANIZATIONS_SHOWN);
  return { hiring, shown: first.map((one) => ({ ...one, answers: lines.get(one.id) ?? null })) };
}
