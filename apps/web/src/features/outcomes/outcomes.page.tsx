// /outcomes: what a graduate does after a program, asked in a minute. Links of mails name the program (?program=). @rule outcomes.1
import '../../lib/own-messages.ts';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './components/survey.module.css';
import { Survey } from './components/survey.tsx';
import { type OutcomeSurvey, surveysQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('outcomes.title'), path: pathOf('outcomes'), noIndex: true }));

export default function OutcomesPage() {
  const t = useTranslations('outcomes');
  const errorText = useErrorText();
  const surveys = useQuery(surveysQuery(useApi()));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {surveys.data ? (
        <Surveys surveys={surveys.data.surveys} />
      ) : surveys.isError ? (
        <div role="alert">
          <EmptyState
            drawing="error"
            title={t('failed')}
            text={errorText(surveys.error)}
            actions={
              <Button variant="primary" busy={surveys.isFetching} onClick={() => void surveys.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        </div>
      ) : (
        <SkeletonRows label={t('title')} />
      )}
    </div>
  );
}

function Surveys({ surveys }: { surveys: readonly OutcomeSurvey[] }) {
  const t = useTranslations('outcomes');
  const [search] = useSearchParams();
  const asked = surveys.find(({ studyId }) => studyId === search.get('program')) ?? (surveys.length === 1 ? surveys[0] : undefined);
  if (surveys.length === 0) return <EmptyState drawing="list" title={t('none')} text={t('noneText')} />;
  if (!asked) return <Choice surveys={surveys} />;
  return (
    <>
      <p className={styles.about}>{t('about', { program: asked.program, school: asked.school })}</p>
      <Survey key={asked.studyId} survey={asked} />
      {surveys.length > 1 ? <Choice surveys={surveys.filter((one) => one !== asked)} /> : null}
    </>
  );
}

/** One survey a program: which. */
function Choice({ surveys }: { surveys: readonly OutcomeSurvey[] }) {
  const t = useTranslations('outcomes');
  const format = useReaderFormats();
  const { href } = useHrefs();
  return (
    <section aria-labelledby="outcome-programs">
      <h2 id="outcome-programs">{t('choose')}</h2>
      <ul className={styles.programs}>
        {surveys.map(({ studyId, program, school, endsOn, answer }) => (
          <li key={studyId}>
            <Link href={href('outcomes', {}, { program: studyId })}>{t('program', { program, school })}</Link>
            <span>{answer ? t('answered') : t('ends', { date: format.calendarDate(endsOn) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
