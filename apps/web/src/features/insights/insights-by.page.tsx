// /employer/insights/postings and /employer/insights/schools: the report by each of them, as lists. @rule insights.1
import '../../lib/later-messages.ts';
import { useParams } from 'react-router';
import { notFound } from '../../lib/page.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { PostingReport } from './components/posting-report.tsx';
import { SchoolReport } from './components/school-report.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.employer.insights'), path: pathOf('employer-insights'), noIndex: true }));

export default function InsightsByPage() {
  const { by } = useParams();
  if (by === 'postings') return <PostingReport />;
  if (by === 'schools') return <SchoolReport />;
  throw notFound();
}
