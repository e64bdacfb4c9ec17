import { defineFeature } from '../../kernel/feature.ts';
import { profileOfAccount } from '../account/slots.ts';
import { companiesOfWorld } from '../companies/slots.ts';
import { profilesWithSkills } from '../reference/slots.ts';
import { profilesWithStudies, schoolsOfWorld } from '../schools/slots.ts';
import { setFirstNationality } from './nationality.ts';
import { candidatePersonalData } from './personal-data.ts';
import { findFirstNationality } from './queries.ts';
import { candidateRoutes } from './routes.ts';
import { sharePersonalData } from './shares/personal-data.ts';
import { shareRoutes } from './shares/routes.ts';
import { lockProfiles, noteEducationChanges, noteSkillChanges } from './study-programs/changed-profiles.ts';
import { educationPersonalData } from './study-programs/personal-data.ts';
import { studyProgramRoutes } from './study-programs/routes.ts';
import { profileOfAccount as changedProfile } from './versions.ts';

export default defineFeature({
  name: 'candidates',
  uses: ['account', 'communication', 'identity', 'reference', 'schools', 'verification'],
  tables: [
    'candidate',
    'candidate_career_field',
    'candidate_employer',
    'candidate_language',
    'candidate_link',
    'candidate_nationality',
    'candidate_sector',
    'candidate_sensitive_answer',
    'candidate_skill',
    'candidate_study_program',
    'membership',
    'profile_share',
    'work_authorization',
    'work_experience',
  ],
  shows: ['saving/commands', 'shares/queries', 'suggestion-profile'],
  routes(node) {
    candidateRoutes(node.bind);
    studyProgramRoutes(node.bind);
    shareRoutes(node.bind);
  },
  personalData: [candidatePersonalData, sharePersonalData, educationPersonalData],
  seed: {
    after: ['identity', 'schools', 'companies'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedCandidates(transaction, { today, schools: of(schoolsOfWorld), companies: of(companiesOfWorld) }),
  },
  fills: [
    profileOfAccount.is(() => ({
      nationality: { findFirst: findFirstNationality, setFirst: setFirstNationality },
      profile: changedProfile,
    })),
    profilesWithSkills.is(() => ({ lock: lockProfiles, noteSkills: noteSkillChanges })),
    profilesWithStudies.is(() => ({ lock: lockProfiles, noteEducation: noteEducationChanges })),
  ],
});
