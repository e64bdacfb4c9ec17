import { defineFeature } from '../../kernel/feature.ts';
import { referenceAdministrationRoutes } from './administration/routes.ts';
import { referenceImportRoutes } from './imports/routes.ts';
import { ownSectorNames } from './option-names.ts';
import { followReference } from './reactions.ts';
import { referenceRoutes } from './routes.ts';
import { seedSectors } from './sectors.ts';
import { ensureBuiltInSkills } from './skills/commands.ts';
import { skillsOfNode } from './skills/directory.ts';
import { profilesWithSkills } from './slots.ts';

export default defineFeature({
  name: 'reference',
  uses: [],
  tables: ['reference_import', 'reference_import_change', 'sector', 'skill'],
  parts: [
    'administration/typed-skills',
    'imports/names',
    'imports/plan',
    'imports/suggestions',
    'lists',
    'sector-names',
    'sectors',
    'skills/names',
    'skills/rows',
  ],
  publishes: {
    skill: 'The list is everybody’s.',
    sector: 'The list is everybody’s.',
  },
  asks: {
    candidate_chosen_sector: 'Administrators see how many profiles name an entry,',
    candidate_chosen_skill: 'a skill as well as a sector,',
    organization_shown: 'how many organizations,',
    job_standing: 'and how many postings.',
  },
  shows: ['option-names', 'skills/commands', 'slots'],
  backup: { begun: ['sector', 'skill'] },
  async routes(node) {
    const skills = skillsOfNode(node);
    const followed = await followReference({ ...node, skills });
    node.app.addHook('onClose', async () => followed.close());
    referenceRoutes(node.bind, { skills });
    referenceAdministrationRoutes(node.bind, { profiles: profilesWithSkills(node), skills, changed: followed.changed });
    referenceImportRoutes(node.bind, { changed: followed.changed });
  },
  commandLine: () => import('./skills/command-line.ts'),
  async prepare({ database, pool }) {
    await database.transaction().execute(seedSectors);
    await ensureBuiltInSkills(pool);
  },
  seed: {
    after: [],
    async run({ transaction, today }) {
      const sectors = await seedSectors(transaction);
      await (await import('./imports/seed.ts')).seedReferenceImport(transaction, today);
      return sectors;
    },
  },
  gives: { sectorNames: ownSectorNames },
  // Its names stand on every page.
  pageNews: { kind: 'reference', shownAs: () => 'all' },
});
