import { EMPTY_POSTING } from '@fairway/rules/posting-content';
import { DEFAULT_POSTING_RULES } from '@fairway/rules/posting-rules';
import { insertJob } from '@fairway/testkit/job-rows';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';

const S = '/api/v1/staff/schools/{schoolId}';
const seen = { edition: 0, state: 'waiting' };

export const things: FeatureThings = {
  paths: {
    [`${S}/postings/{id}`]: 'schoolPosting',
    [`${S}/employers/{organizationId}`]: 'organization',
  },
  pathsOf: { listPostingDecisions: { id: 'schoolPosting' }, answerPostingQuestion: { id: 'schoolPosting' } },
  queries: {
    listSchoolPostings: 'organization={organization}',
    exportSchoolPostings: 'organization={organization}',
    findPostingSchools: 'ids={school}',
  },
  bodies: {
    decideSchoolPosting: { decision: 'approve', ...seen },
    askOnSchoolPosting: { ...seen, question: 'Mine now' },
    decideSchoolPostings: { decision: 'approve', items: [{ id: '{schoolPosting}', ...seen }] },
    undoSchoolPostings: { ids: ['{schoolPosting}'] },
    saveSchoolEmployer: { state: 'approved', isTrusted: true, note: 'Mine now' },
    savePostingRules: { rules: DEFAULT_POSTING_RULES, edition: 0 },
    tryPostingRules: { rules: DEFAULT_POSTING_RULES },
    answerPostingQuestion: { schoolId: '#{school}', answer: 'Mine now' },
  },
  // Schools that a posting can be written for are public, and it shows those whose ids it is given.
  namesWhomItChose: ['findPostingSchools'],
  ownAnswers: { answerPostingQuestion: '409 posting_decisions.move' },
  after: ['organizations', 'schools'],
  rows: async ({ database, put, id, mark, now }) => {
    const [organizationId, schoolId] = [Number(id('organization')), Number(id('school'))];
    const schoolPosting = await insertJob(database, { organizationId, title: mark, text: mark });
    await database
      .updateTable('job')
      .set({ source: 'fairway', is_exclusive: true, withdrawn_at: now })
      .where('id', '=', schoolPosting)
      .execute();
    await put('posting', {
      ...{ id: schoolPosting, organization_id: organizationId, title: mark, folded_title: mark, created_at: now, changed_at: now },
      ...{ state: 'live', content: JSON.stringify({ ...EMPTY_POSTING, title: mark, schools: [schoolId] }) },
    });
    await put('posting_decision', { posting_id: schoolPosting, school_id: schoolId, since: now, note: mark });
    return { schoolPosting };
  },
};
