import { defineFeature } from '../../kernel/feature.ts';
import { followingOfCompanies } from '../communication/slots.ts';
import { ownFollowerId } from './access.ts';
import { companyAdministrationRoutes } from './administration/routes.ts';
import { followCompany } from './commands.ts';
import { companiesOfNode } from './directory.ts';
import { companyPersonalData } from './personal-data.ts';
import { companyRoutes } from './routes.ts';
import { companiesOfWorld, postingsOfCompanies } from './slots.ts';

export default defineFeature({
  name: 'companies',
  uses: ['candidates', 'communication', 'identity', 'reference'],
  tables: ['company', 'company_article', 'company_follow', 'company_location', 'company_video'],
  shows: ['slots'],
  routes(node) {
    companyRoutes(node.bind, { directory: companiesOfNode(node), postings: postingsOfCompanies(node) });
    companyAdministrationRoutes(node.bind);
  },
  fills: [followingOfCompanies.is(() => (call, id) => followCompany(call.database, ownFollowerId(call), id))],
  personalData: [companyPersonalData],
  pageNews: {
    kind: 'company',
    // A logo stands beside each posting.
    shownAs: (subject, kind) => [subject, 'companies', ...(kind === 'company.logo_changed' ? ['jobs'] : [])],
  },
  caughtUp: (node) => companiesOfNode(node).caughtUp(),
  seed: {
    after: ['schools', 'tenants', 'reference'],
    async run(world) {
      world.progress('Writing the demo world: companies');
      const companies = await (await import('./seed.ts')).seedCompanies(world.transaction, world);
      world.leave(
        companiesOfWorld,
        companies.map((one) => ({ ...one, key: one.company.key })),
      );
      await (await import('./administration/seed.ts')).seedHiddenCompanies(world.transaction, world);
      return companies.length;
    },
  },
});
