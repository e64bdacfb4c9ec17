// Who advises whom at the school, and the rules by which students without an adviser are given one.
import '../../../lib/later-messages.ts';
import { Link } from '@fairway/ui/link';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { Card } from '../../../lib/console/card.tsx';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../../lib/console/console-school.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { adviserRulesQuery, advisersQuery } from '../queries.ts';
import styles from './advisers.module.css';
import { RulesCard } from './components/rules-card.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('advisers.page.title'), path: pathOf('staff-advisers'), noIndex: true }));

export default function AdvisersPage() {
  const t = useTranslations('advisers.page');
  const students = useTranslations('students');
  const api = useApi();
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  const { href } = useConsoleHrefs();
  const advisers = useQuery(advisersQuery(api, schoolId));
  const rules = useQuery(adviserRulesQuery(api, schoolId));
  const failed = advisers.error ?? rules.error;
  const again = () => Promise.all([advisers.refetch(), rules.refetch()]);
  return (
    <ConsolePage title={t('title')} description={t('description')} crumbs={[{ href: href('staff-students'), label: students('title') }]}>
      {advisers.data && rules.data ? (
        <div className={styles.parts}>
          <Card title={t('people')}>
            <People advisers={advisers.data.advisers} />
          </Card>
          <RulesCard list={rules.data} advisers={advisers.data.advisers} schoolId={schoolId} />
        </div>
      ) : failed ? (
        <ListFailed
          title={t('failed')}
          text={errorText(failed)}
          retryLabel={students('record.retry')}
          retrying={advisers.isFetching || rules.isFetching}
          onRetry={() => void again()}
        />
      ) : (
        <SkeletonRows label={t('title')} rows={6} />
      )}
    </ConsolePage>
  );
}

function People({ advisers }: { advisers: readonly { id: string; name: string; isYou: boolean; students: number }[] }) {
  const t = useTranslations('advisers');
  const { href } = useConsoleHrefs();
  if (advisers.length === 0) return <p>{t('page.nobody')}</p>;
  return (
    <ul className={styles.rows}>
      {advisers.map(({ id, name, isYou, students }) => (
        <li key={id} className={styles.row}>
          <Link href={href('staff-students', {}, { adviser: id })}>
            <bdi>{isYou ? t('you', { name }) : name}</bdi>
          </Link>
          <span className={styles.count}>{t('page.students', { count: students })}</span>
        </li>
      ))}
    </ul>
  );
}
