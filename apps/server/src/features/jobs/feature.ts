import { defineFeature } from '../../kernel/feature.ts';
import { suggestionProfile } from '../candidates/suggestion-profile.ts';
import { organizationsOfWorld, postingsOfOrganizations } from '../organizations/slots.ts';
import { schoolsOfWorld } from '../schools/slots.ts';
import { demoEmployerRoutes } from './demo-employer/routes.ts';
import { postingDigestJobs } from './digest/jobs.ts';
import { postingMails } from './digest/templates.ts';
import { duplicateJobs } from './duplicates/jobs.ts';
import { duplicateRoutes } from './duplicates/routes.ts';
import { explanationRoutes } from './explanation/routes.ts';
import { movePostings } from './merging.ts';
import { organizationPostings } from './organization-postings.ts';
import { jobRoutes } from './routes.ts';
import { savedPostings } from './slots.ts';

export default defineFeature({
  name: 'jobs',
  uses: ['candidates', 'organizations', 'identity', 'reference', 'places', 'schools', 'verification', 'communication'],
  tables: ['job', 'job_distinct', 'job_duplicate', 'job_likeness', 'job_place', 'job_visibility', 'posting_digest'],
  parts: [
    'asked-places',
    'duplicates/candidates',
    'duplicates/settling',
    'organization-postings',
    'demo-employer/links',
    'filters',
    'found-by',
    'label-names',
    'page-tokens',
    'similar',
    'suggestions',
  ],
  publishes: {
    job: 'Postings are public; who may see an exclusive one stands in job_visibility.',
    job_duplicate: 'Lists, search and sitemaps leave out what another posting stands for.',
    job_place: 'Places of postings are public.',
    job_visibility: 'Every list of postings asks who may see them.',
  },
  views: ['job_standing'],
  shows: ['access', 'listing', 'slots'],
  async routes(node) {
    duplicateRoutes(node.bind);
    explanationRoutes(node.bind, { search: node.search, profileOf: suggestionProfile });
    jobRoutes(node.bind, { ...node, profileOf: suggestionProfile, listSaved: savedPostings(node) });
    if (node.playsOthers) await demoEmployerRoutes(node.app, node.database);
  },
  jobs: (services) => [...postingDigestJobs({ ...services, secret: services.config.secret }), ...duplicateJobs(services)],
  mails: postingMails,
  merge: { organization: { moves: ['job'], run: movePostings } },
  seed: {
    after: ['organizations', 'schools', 'identity', 'candidates'],
    async run(world) {
      world.progress('Writing the demo world: postings');
      const { employerOf, seedJobs } = await import('./seed.ts');
      const employers = world.of(organizationsOfWorld).map(employerOf);
      const schoolIds = world.of(schoolsOfWorld).map(({ id }) => id);
      return seedJobs(world.transaction, { today: world.today, employers, schoolIds, writeFile: world.writeFile });
    },
  },
  fills: [postingsOfOrganizations.is((node) => organizationPostings(node.search))],
});
