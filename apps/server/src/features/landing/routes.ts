import { getLanding } from '@fairway/contract/landing/endpoints';
import type { Bind } from '../../kernel/http/bind.ts';
import { listHiring } from '../organizations/listing.ts';
import { listManagedSchools } from '../schools/queries.ts';
import { type LandingServices, landingJobs, nearOf } from './queries.ts';

const ORGANIZATIONS_SHOWN = 8;
const SCHOOLS_SHOWN = 12;

export function landingRoutes(bind: Bind, services: LandingServices): void {
  bind(getLanding, async ({ query: { locale } }, request) => {
    const { features, school } = request.tenant;
    const [jobs, organizations, schools] = await Promise.all([
      features.findJobs ? landingJobs(locale, request, services) : null,
      features.findCompanies
        ? listHiring({ countries: nearOf(locale).countries, locale, limit: ORGANIZATIONS_SHOWN }, request, services.directory)
        : null,
      school ? null : listManagedSchools(request.database, SCHOOLS_SHOWN),
    ]);
    return { jobs, organizations, schools };
  });
}
