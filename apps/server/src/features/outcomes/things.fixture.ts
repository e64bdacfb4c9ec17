import type { FeatureThings } from '../../api/feature-things.fixture.ts';

const S = '/api/v1/staff/schools/{schoolId}';

export const things: FeatureThings = {
  paths: { [`${S}/outcomes/{studyId}`]: 'answeredStudy', '/api/v1/candidate/outcomes/{studyId}': 'answeredStudy' },
  queries: {
    listOutcomes: 'program={program}',
    exportOutcomes: 'program={program}',
    getOutcomeReport: 'program={program}',
  },
  bodies: {
    answerOutcomeSurvey: { status: 'employed', employer: 'Mine now' },
    recordOutcome: { status: 'employed', employer: 'Mine now', source: 'staff' },
    saveOutcomeSettings: { isOn: true, opensDaysBefore: 30, updatedAt: null },
  },
  ownAnswers: { recordOutcome: '409 outcomes.answered', saveOutcomeSettings: '409 outcomes.settings_changed' },
  after: ['candidates', 'verification'],
  async rows({ put, ofCandidate, id, mark, past }) {
    const school_id = Number(id('school'));
    await put('outcome_setting', { school_id, is_on: true, updated_at: past });
    const study = await ofCandidate('candidate_study_program', { study_program_id: id('program'), end_on: past });
    const told = { source: 'survey', status: 'employed', employer: mark, answered_at: past, updated_at: past };
    await put('outcome', { study_id: study, user_id: id('student'), school_id, ...told });
    return { answeredStudy: study };
  },
};
