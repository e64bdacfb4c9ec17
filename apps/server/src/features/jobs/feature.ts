import { defineFeature } from '../../kernel/feature.ts';
import { suggestionProfile } from '../candidates/suggestion-profile.ts';
import { companiesOfWorld, postingsOfCompanies } from '../companies/slots.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { companyPostings } from './company-postings.ts';
import { demoEmployerRoutes } from './demo-employer/routes.ts';
import { postingDigestJobs } from './digest/digest.ts';
import { postingMails } from './digest/templates.ts';
import { jobRoutes } from './routes.ts';

export default defineFeature({
  name: 'jobs',
  uses: ['candidates', 'companies', 'favorites', 'identity', 'reference', 'schools', 'verification', 'communication'],
  tables: ['job', 'job_place', 'job_visibility', 'posting_digest'],
  shows: ['access', 'listing'],
  async routes(node) {
    jobRoutes(node.bind, { ...node, profileOf: suggestionProfile });
    if (node.playsOthers) await demoEmployerRoutes(node.app, node.database);
  },
  jobs: (services) => postingDigestJobs({ ...services, secret: services.config.secret }),
  mails: postingMails,
  seed: {
    after: ['companies', 'schools', 'identity', 'candidates'],
    async run(world) {
      world.progress('Writing the demo world: postings');
      const { employerOf, seedJobs } = await import('./seed.ts');
      const employers = world.of(companiesOfWorld).map(employerOf);
      const schoolIds = world.of(schoolsOfWorld).map(({ id }) => id);
      return seedJobs(world.transaction, { today: world.today, employers, schoolIds, writeFile: world.writeFile });
    },
  },
  fills: [postingsOfCompanies.is((node) => companyPostings(node.search))],
});
