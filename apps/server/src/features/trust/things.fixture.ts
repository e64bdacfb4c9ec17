import { insertJob } from '@fairway/testkit/job-rows';
import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const D = '/api/v1/employer/organizations/{organizationId}/report-decisions';

export const things: FeatureThings = {
  paths: { '/api/v1/admin/reports/{id}': 'waitingCase', [`${D}/{id}`]: 'takenDown' },
  pathsOf: { undoReportDecision: { id: 'keptCase' }, answerAppeal: { id: 'appealedCase' } },
  bodies: {
    reportPosting: { reason: 'closed', text: 'Mine' },
    reportOrganization: { reason: 'pretends', text: 'Mine' },
    reportArticle: { reason: 'copied', text: 'Mine' },
    decideReport: { decision: 'kept' },
    answerAppeal: { answer: 'upheld', note: 'Mine now' },
    appealDecision: { text: 'Mine now' },
  },
  addOwnRows: ['reportPosting', 'reportOrganization', 'reportArticle'],
  ownRoles: { appealDecision: 'organizationAdmin' },
  after: ['organizations', 'jobs'],
  async rows({ database, id, mark, now, open, past, put }) {
    const organizationId = Number(id('organization'));
    const make = async (state: string, title: string) => {
      const job_id = await insertJob(database, { organizationId, title: open(title) });
      const case_id = await put('report_case', { id: newId(), kind: 'posting', job_id, state });
      const shown = { hash: Buffer.from(title), title: mark, text: mark, link: '', taken_at: past };
      const evidence_id = await put('report_evidence', { id: newId(), case_id, ...shown });
      await put('report', {
        ...{ id: newId(), case_id, evidence_id, reporter_id: id('student'), reason: 'closed', text: mark, reported_at: past },
      });
      const decided = { id: newId(), case_id, decided_at: now, note: mark, decision: state === 'kept' ? 'kept' : 'taken_down' };
      const answer = state === 'appealed' ? { appeal: mark, appealed_at: now } : {};
      return { case_id, decisionId: state === 'waiting' ? '' : await put('report_decision', { ...decided, ...answer }) };
    };
    return {
      waitingCase: (await make('waiting', 'Diver')).case_id,
      keptCase: (await make('kept', 'Cook')).case_id,
      appealedCase: (await make('appealed', 'Baker')).case_id,
      takenDown: (await make('taken_down', 'Sailor')).decisionId,
    };
  },
};
