import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const C = '/api/v1/candidate';
const WORK = { title: 'Mine now', companyTitle: 'Fjord', start: '2024-01-01', end: null, isCurrentJob: true };
const DEGREE = {
  ...{ school_id: '#{school}', name: 'Mine now', level_id: 'master', field_id: 'finance', campusId: '{campus}', end: '2027-06-01' },
};

export const things: FeatureThings = {
  paths: {
    [`${C}/language/{id}`]: 'language',
    [`${C}/workauthorization/{id}`]: 'workAuthorization',
    [`${C}/degree/{id}`]: 'study',
    [`${C}/share/{id}`]: 'shareRequest',
    [`${C}/share/{userId}`]: 'student',
    '/api/v1/csp/{id}': 'study',
    '/api/v1/csp/{id}/showwarning/{value}': 'word:true',
    '/api/v1/study-program/{id}': 'ownProgram',
  },
  pathsOf: { getSharedProfile: { userId: 'sharer' } },
  queries: { listEmployers: 'includeCustomFor={student}' },
  bodies: {
    updateLanguage: { languageId: 'sv', proficiencyId: 'elementary' },
    updateProfile: {
      userId: '{student}',
      ops: {
        languages: [{ op: 'update', value: { id: '{language}', languageId: 'da', proficiencyId: 'elementary' } }],
        workExperiences: [{ op: 'update', value: { id: '{workExperience}', ...WORK } }],
        memberships: [{ op: 'delete', value: { id: '{membership}' } }],
        nationalities: [{ op: 'update', value: { id: '{nationality}', nationality: 'SE' } }],
        links: [{ op: 'update', value: { id: '{link}', name: 'Mine', value: 'https://mine.example' } }],
        workAuthorizations: [{ op: 'delete', value: { id: '{workAuthorization}' } }],
        studyPrograms: [{ op: 'update', value: { id: '{study}', programId: '{program}', campusId: '{campus}', end: '2027-06-01' } }],
      },
    },
    createDegree: DEGREE,
    updateDegree: DEGREE,
    saveCandidateStudyProgram: { id: '{study}', programId: '{program}', campusId: '{campus}', start: '2024-09-01', end: '2026-06-01' },
    saveStudyProgram: {
      ...{ id: '{ownProgram}', schoolId: '#{school}', name: 'Mine now', levelId: 'master', addFields: [{ id: 'finance' }] },
      ...{ addCampuses: ['{campus}'], removeCampuses: [] },
    },
    answerShareRequest: { consented: true },
    answerShareRequests: [{ action: 'CONSENT', request: '{shareRequest}', consented: true }],
    shareProfile: { userId: '{student}', sharedWithUser: '{staff}' },
  },
  nobodysNames: [
    ...[
      'languageId',
      'proficiencyId',
      'levelId',
      'level_id',
      'field_id',
      'skillId',
      'employerId',
      'clientId',
      'level',
      'levels',
      'campus_id',
      'sharedWithOrg',
    ],
    ...['addFields.id', 'removeFields.id', 'fields.id', 'ops.user', 'studyProgram.schoolId', 'removeSkills'],
  ],
  addOwnRows: ['createDegree', 'updateDegree', 'saveCandidateStudyProgram', 'saveStudyProgram', 'updateProfile', 'shareProfile'],
  namesWhomItChose: ['shareProfile'],
  after: ['schools'],
  async rows({ put, ofCandidate, person, id, mark, past, later, recruiter }) {
    const sharer = await person('sharer', 'Candidate');
    await put('candidate', { id: newId(), user_id: sharer, summary: mark });
    await put('profile_share', { id: newId(), user_id: sharer, shared_with_user: id('student'), consented: true, consented_at: past });
    const mergedStudy = await ofCandidate('candidate_study_program', { study_program_id: id('program') });
    await put('program_merge_entry', { merge_id: id('merge'), entry_id: mergedStudy, from_program_id: id('mergedProgram') });
    return {
      sharer,
      ownProgram: await put('study_program', { id: newId(), custom_school_name: mark, name: mark, created_by: id('student') }),
      study: await ofCandidate('candidate_study_program', { study_program_id: id('typedProgram'), campus_id: id('campus'), end_on: later }),
      language: await ofCandidate('candidate_language', { language_id: 'nb', proficiency_id: 'elementary', position: 0 }),
      workAuthorization: await ofCandidate('work_authorization', { code: 'JP' }),
      workExperience: await ofCandidate('work_experience', {
        ...{ title: mark, company_title: mark, description: mark, start_on: '2024-01-01', is_current_job: true },
      }),
      membership: await ofCandidate('membership', { organization_name: mark, title: mark, is_active: true, start_on: '2024-01-01' }),
      nationality: await ofCandidate('candidate_nationality', { nationality: 'NO', position: 0 }),
      link: await ofCandidate('candidate_link', { name: mark, value: `https://${mark}.example`, position: 0 }),
      shareRequest: await put('profile_share', {
        ...{ id: newId(), user_id: id('student'), shared_with_org: Number(id('organization')), requested_by: recruiter },
      }),
    };
  },
};
