import { defineFeature } from '../../kernel/feature.ts';
import { identityOf } from '../identity/services.ts';
import { schoolsOfHosts } from '../tenants/slots.ts';
import { schoolAdministrationRoutes } from './administration/routes.ts';
import { readAfterStart, schoolsOfNode } from './directory.ts';
import { forgetLostNames, keepSchoolHosts } from './hosts/commands.ts';
import { orderSchoolList, schoolJobs } from './jobs.ts';
import { schoolMails } from './mails/templates.ts';
import { membershipPersonalData } from './members/personal-data.ts';
import { schoolProgramRoutes } from './programs/routes.ts';
import { typedPrograms } from './programs/waiting.ts';
import { schoolRoutes } from './routes.ts';
import { schoolSettingsRoutes } from './settings/routes.ts';
import { ownFace } from './setup.ts';
import { profilesWithStudies, schoolsOfWorld } from './slots.ts';

export default defineFeature({
  name: 'schools',
  uses: ['identity', 'tenants'],
  tables: [
    'campus',
    'program_merge',
    'program_merge_entry',
    'school',
    'school_domain',
    'school_domain_claim',
    'school_staff_member',
    'school_staff_program',
    'school_verification_method',
    'study_program',
    'study_program_campus',
    'study_program_field',
  ],
  // biome-ignore format: a list
  parts: [
    'importing/academic-schools', 'importing/domains', 'importing/rows', 'managed-schools', 'settings/campus-list', 'settings/campuses',
    'settings/changes', 'settings/domain-claims', 'settings/domain-list', 'settings/domain-looks', 'settings/domain-mails',
    'settings/domain-proving', 'settings/domains', 'settings/logo',
  ],
  publishes: {
    school: 'What a school is called and shows of itself stands beside all that names one.',
    school_domain: 'The hosts by which a school is known are public.',
    school_staff_member: 'What a colleague may do stands in the list of the staff.',
    school_verification_method: 'A school tells everybody which proofs it takes.',
    campus: 'Where a school teaches is public.',
    study_program: 'What somebody studies is named by those who may see that they do.',
    study_program_field: 'The same.',
  },
  views: ['school_brand'],
  asks: {
    student_program_shown: 'Who is narrowed to programs finds who studies them.',
    candidate_study: 'Lists of programs and campuses count who studies there.',
    verification_proof: 'The list of domains counts who is verified by an address of each.',
  },
  shows: ['access', 'directory', 'members/commands', 'members/queries', 'programs/queries', 'slots'],
  backup: { begun: ['school', 'school_domain'] },
  routes(node) {
    const directory = schoolsOfNode(node);
    schoolRoutes(node.bind, { directory });
    schoolAdministrationRoutes(node.bind, { ...identityOf(node), forgetTenants: node.forgetTenants });
    schoolSettingsRoutes(node.bind, node);
    schoolProgramRoutes(node.bind, { profiles: profilesWithStudies(node) });
    node.app.addHook('onListen', async () => {
      node.app.server.once('close', readAfterStart(directory));
    });
  },
  jobs: schoolJobs,
  mails: schoolMails,
  personalData: [membershipPersonalData],
  waiting: [typedPrograms],
  setup: [ownFace],
  pageNews: { kind: 'school', shownAs: () => ['schools'] },
  async begin({ database, clock, config }) {
    await keepSchoolHosts(database, { baseUrl: config.baseUrl, now: clock.now() });
    await orderSchoolList(database, clock.now());
  },
  fills: [schoolsOfHosts.is(() => forgetLostNames)],
  outlives: ['program_merge.merged_by', 'school_domain_claim.claimed_by'],
  merge: {
    person: {
      columns: {
        'program_merge.merged_by': { moves: 'work' },
        'school_domain_claim.claimed_by': { moves: 'work' },
        'school_staff_member.user_id': { stays: 'It goes with the role, and no role moves.' },
        'study_program.created_by': { moves: 'profile' },
      },
    },
    studyProgram: {
      moves: [],
      stays: {
        school_staff_program: 'A scope names programs that the school keeps; what is merged into one was typed.',
        program_merge: 'An earlier merge into a program is told and undone as it was.',
        program_merge_entry: 'What an entry was is what it goes back to.',
        study_program_campus: 'A typed program keeps what it was, for the merge may be undone; it goes with it.',
        study_program_field: 'The same.',
      },
    },
  },
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
