import { defineFeature } from '../../kernel/feature.ts';
import { schoolAdministrationRoutes } from './administration/routes.ts';
import { readAfterStart, schoolsOfNode } from './directory.ts';
import { orderSchoolList, schoolJobs } from './jobs.ts';
import { schoolProgramRoutes } from './programs/routes.ts';
import { schoolRoutes } from './routes.ts';
import { schoolSettingsRoutes } from './settings/routes.ts';
import { profilesWithStudies, schoolsOfWorld } from './slots.ts';

export default defineFeature({
  name: 'schools',
  uses: ['tenants'],
  tables: [
    'campus',
    'program_merge',
    'program_merge_entry',
    'school',
    'school_domain',
    'study_program',
    'study_program_campus',
    'study_program_field',
  ],
  shows: ['access', 'directory', 'programs/queries', 'slots'],
  routes(node) {
    const directory = schoolsOfNode(node);
    schoolRoutes(node.bind, { directory });
    schoolAdministrationRoutes(node.bind);
    schoolSettingsRoutes(node.bind, node);
    schoolProgramRoutes(node.bind, { profiles: profilesWithStudies(node) });
    node.app.addHook('onListen', async () => {
      node.app.server.once('close', readAfterStart(directory));
    });
  },
  jobs: schoolJobs,
  begin: ({ database, clock }) => orderSchoolList(database, clock.now()),
  commandLine: () => import('./importing/command-line.ts'),
  seed: {
    after: [],
    async run(world) {
      world.progress('Writing the demo world: schools');
      const schools = await (await import('./seed.ts')).seedSchools(world.transaction, world);
      world.leave(schoolsOfWorld, schools);
      return schools.length;
    },
  },
});
