import { EMPTY_POSTING } from '@fairway/rules/posting-content';
import { DEFAULT_POSTING_RULES } from '@fairway/rules/posting-rules';
import { insertJob } from '@fairway/testkit/job-rows';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const S = '/api/v1/staff/schools/{schoolId}';
const KEY = '018f0000-0000-7000-8000-0000000000aa';
const seen = { edition: 0, state: 'waiting' };

export const things: FeatureThings = {
  paths: {
    [`${S}/postings/{id}`]: 'schoolPosting',
    [`${S}/employers/{organizationId}`]: 'organization',
    [`${S}/employers/{organizationId}/contacts/{contactId}`]: 'employerContact',
    [`${S}/employers/{organizationId}/notes/{noteId}`]: 'employerNote',
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
    savePostingRules: { rules: DEFAULT_POSTING_RULES, edition: 0 },
    tryPostingRules: { rules: DEFAULT_POSTING_RULES },
    saveSchoolEmployer: { state: 'approved', isTrusted: true },
    addSchoolEmployerContact: { key: KEY, name: 'Mine now', email: 'mine@now.example', phone: '+47 22 00 00 00' },
    changeSchoolEmployerContact: { name: 'Mine now' },
    writeSchoolEmployerNote: { key: KEY, text: 'Mine now', isShared: true },
    changeSchoolEmployerNote: { text: 'Mine now', isShared: true },
    answerPostingQuestion: { schoolId: '#{school}', answer: 'Mine now' },
  },
  // Schools that a posting can be written for are public, and it shows those whose ids it is given.
  namesWhomItChose: ['findPostingSchools'],
  ownAnswers: { answerPostingQuestion: '409 posting_decisions.move' },
  ownRoles: { changeSchoolEmployerNote: 'careerStaff', deleteSchoolEmployerNote: 'careerStaff' },
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
    const of = { school_id: schoolId, organization_id: organizationId, created_at: now, updated_at: now };
    return {
      schoolPosting,
      employerContact: await put('school_employer_contact', { id: newId(), ...of, name: mark, role: mark, email: '', note: mark }),
      employerNote: await put('school_employer_note', { id: newId(), ...of, author_id: id('staff'), is_shared: true, text: mark }),
    };
  },
};
