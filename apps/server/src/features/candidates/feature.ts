import { defineFeature } from '../../kernel/feature.ts';
import { profileOfAccount } from '../account/slots.ts';
import { organizationsOfNode } from '../organizations/directory.ts';
import { organizationsOfWorld } from '../organizations/slots.ts';
import { profilesWithSkills } from '../reference/slots.ts';
import { profilesWithStudies, schoolsOfWorld } from '../schools/slots.ts';
import { noteMergedProfile } from './merged-profiles.ts';
import { movePreferences } from './merging.ts';
import { setFirstNationality } from './nationality.ts';
import { candidatePersonalData } from './personal-data.ts';
import { findFirstNationality } from './queries.ts';
import { candidateRoutes } from './routes.ts';
import { shareMails } from './shares/mails/templates.ts';
import { sharePersonalData } from './shares/personal-data.ts';
import { shareRoutes } from './shares/routes.ts';
import { listStudies, lockProfiles, moveStudies, noteEducationChanges, noteSkillChanges } from './study-programs/changed-profiles.ts';
import { educationPersonalData } from './study-programs/personal-data.ts';
import { studyProgramRoutes } from './study-programs/routes.ts';
import { adoptTypedSkills, countTypedSkills, listWhoTyped, typedSkills } from './typed-skills.ts';
import { profileOfAccount as changedProfile } from './versions.ts';

export default defineFeature({
  name: 'candidates',
  uses: ['account', 'communication', 'organizations', 'identity', 'profile-looks', 'reference', 'schools', 'teams', 'verification'],
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
  // biome-ignore format: a list
  parts: [
    'employers', 'merged-profiles', 'nationality', 'profile-row', 'rich-text', 'saving/employers', 'saving/entries', 'saving/listed-sections', 'saving/personal',
    'saving/preferences', 'saving/saved-reply', 'saving/skills', 'saving/writing', 'study-programs/changed-profiles',
    'study-programs/degrees', 'study-programs/entries', 'study-programs/own-programs', 'study-programs/programs',
    'study-programs/unused-programs', 'typed-skills', 'versions', 'welcome',
  ],
  views: [
    'candidate_chosen_sector',
    'candidate_chosen_skill',
    'candidate_discoverable',
    'candidate_profile',
    'candidate_study',
    'profile_share_standing',
  ],
  asks: { document_cv: 'A profile shows which document is sent first.' },
  shows: ['rich-text', 'saving/commands', 'shares/queries', 'suggestion-profile'],
  routes(node) {
    candidateRoutes(node.bind, { directory: organizationsOfNode(node) });
    studyProgramRoutes(node.bind);
    shareRoutes(node.bind, node);
  },
  mails: shareMails,
  personalData: [candidatePersonalData, sharePersonalData, educationPersonalData],
  merge: {
    person: {
      columns: {
        'candidate.user_id': { moves: 'profile' },
        'candidate_career_field.candidate_id': { moves: 'profile' },
        'candidate_employer.candidate_id': { moves: 'profile' },
        'candidate_language.candidate_id': { moves: 'profile' },
        'candidate_link.candidate_id': { moves: 'profile' },
        'candidate_nationality.candidate_id': { moves: 'profile' },
        'candidate_sector.candidate_id': { moves: 'profile' },
        'candidate_sensitive_answer.candidate_id': { moves: 'profile' },
        'candidate_skill.candidate_id': { moves: 'profile' },
        'candidate_study_program.candidate_id': { moves: 'profile' },
        'membership.candidate_id': { moves: 'profile' },
        'work_authorization.candidate_id': { moves: 'profile' },
        'work_experience.candidate_id': { moves: 'profile' },
        'profile_share.requested_by': { moves: 'shares' },
        'profile_share.shared_with_user': { moves: 'shares', apartFrom: 'user_id' },
        'profile_share.user_id': { moves: 'shares', apartFrom: 'shared_with_user' },
      },
      ran: noteMergedProfile,
    },
    organization: { moves: ['candidate_employer', 'profile_share'], run: movePreferences },
    studyProgram: { moves: ['candidate_study_program'] },
  },
  seed: {
    after: ['identity', 'schools', 'organizations'],
    run: async ({ transaction, today, of }) =>
      (await import('./seed.ts')).seedCandidates(transaction, {
        today,
        schools: of(schoolsOfWorld),
        organizations: of(organizationsOfWorld),
      }),
  },
  fills: [
    profileOfAccount.is(() => ({
      nationality: { findFirst: findFirstNationality, setFirst: setFirstNationality },
      profile: changedProfile,
    })),
    profilesWithSkills.is(() => ({
      typedSkills,
      countTypedSkills,
      listWhoTyped,
      adopt: adoptTypedSkills,
      lock: lockProfiles,
      noteSkills: noteSkillChanges,
    })),
    profilesWithStudies.is(() => ({ listStudies, moveStudies, lock: lockProfiles, noteEducation: noteEducationChanges })),
  ],
});
