import { defineFeature } from '../../kernel/feature.ts';
import { referenceAdministrationRoutes } from './administration/routes.ts';
import { followReference } from './reactions.ts';
import { referenceRoutes } from './routes.ts';
import { seedSectors } from './sectors.ts';
import { ensureBuiltInSkills } from './skills/commands.ts';
import { skillsOfNode } from './skills/directory.ts';
import { profilesWithSkills } from './slots.ts';

export default defineFeature({
  name: 'reference',
  uses: [],
  tables: ['sector', 'skill'],
  shows: ['option-names', 'skills/commands', 'slots'],
  async routes(node) {
    const skills = skillsOfNode(node);
    const followed = await followReference({ ...node, skills });
    node.app.addHook('onClose', async () => followed.close());
    referenceRoutes(node.bind, { skills });
    referenceAdministrationRoutes(node.bind, { profiles: profilesWithSkills(node), skills, changed: followed.changed });
  },
  commandLine: () => import('./skills/command-line.ts'),
  async prepare({ database, pool }) {
    await database.transaction().execute(seedSectors);
    await ensureBuiltInSkills(pool);
  },
  seed: { after: [], run: ({ transaction }) => seedSectors(transaction) },
  // Its names stand on every page.
  pageNews: { kind: 'reference', shownAs: () => 'all' },
});
