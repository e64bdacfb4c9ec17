// What somebody reported. It goes on without their name when they go.
import type { PersonalDataPart } from '../../kernel/personal-data.ts';

export const trustPersonalData: PersonalDataPart = {
  name: 'reports',
  heading: (t) => t('archive.parts.reports'),
  read: (database, { userId }) =>
    database
      .selectFrom('report as r')
      .innerJoin('report_case as k', 'k.id', 'r.case_id')
      .innerJoin('report_evidence as e', 'e.id', 'r.evidence_id')
      .leftJoin('report_decision as d', 'd.id', 'r.decision_id')
      .select(['k.kind', 'k.job_id as jobId', 'k.organization_id as companyId', 'k.article_id as articleId', 'e.title'])
      .select(['r.reason', 'r.text', 'r.reported_at as reportedAt', 'd.decision'])
      .where('r.reporter_id', '=', userId)
      .orderBy('r.reported_at')
      .orderBy('r.id')
      .execute(),
};
