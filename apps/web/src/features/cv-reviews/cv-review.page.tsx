// /cv-review: ask career services to look at a CV, and read what they say. @rule cv-reviews.1
import '../../lib/own-messages.ts';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './components/cv-reviews.module.css';
import { useOwnReviewNews } from './components/live-reviews.ts';
import { OwnReview } from './components/own-review.tsx';
import { RequestForm } from './components/request-form.tsx';
import { NotForMe } from './components/review-audience.tsx';
import { cvsQuery, ownReviewsQuery } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('shell.nav.cvReview'), path: pathOf('cv-review'), noIndex: true }));

const OPEN = ['waiting', 'inReview', 'commented'];

export default function CvReviewPage() {
  const t = useTranslations('cv-reviews');
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <Reviews />
    </div>
  );
}

function Reviews() {
  const t = useTranslations('cv-reviews');
  const api = useApi();
  const errorText = useErrorText();
  const mine = useQuery(ownReviewsQuery(api));
  const cvs = useQuery(cvsQuery(api));
  useOwnReviewNews(mine.data?.reviews);
  const failed = [mine, cvs].find((query) => query.isError && !query.data);
  if (failed)
    return (
      <div role="alert">
        <EmptyState
          drawing="error"
          title={t('failed')}
          text={errorText(failed.error)}
          actions={
            <Button variant="primary" busy={failed.isFetching} onClick={() => void failed.refetch()}>
              {t('retry')}
            </Button>
          }
        />
      </div>
    );
  if (!mine.data || !cvs.data) return <SkeletonRows label={t('title')} />;
  const { reviews, schools, isVerified } = mine.data;
  const asked = new Set(reviews.filter(({ state }) => OPEN.includes(state)).map((review) => review.versions.at(-1)?.document?.id));
  const [open, closed] = [schools.filter(({ refusal }) => refusal === null), schools.filter(({ refusal }) => refusal !== null)];
  const free = cvs.data.documents.filter((cv) => !asked.has(cv.id));
  return (
    <>
      {open.length > 0 ? <RequestForm schools={open} cvs={free} hasCvs={cvs.data.documents.length > 0} /> : null}
      {closed.map((school) => (
        <NotForMe key={school.schoolId} school={school} />
      ))}
      {schools.length === 0 && reviews.length === 0 ? (
        <EmptyState
          drawing="list"
          title={isVerified ? t('notOffered') : t('notVerified')}
          text={isVerified ? t('notOfferedText') : t('notVerifiedText')}
        />
      ) : null}
      {open.length > 0 || reviews.length > 0 ? (
        <section aria-labelledby="my-reviews">
          <h2 id="my-reviews">{t('mine')}</h2>
          {reviews.length === 0 ? <p className={styles.muted}>{t('noneText')}</p> : null}
          <ul className={styles.reviews}>
            {reviews.map((review) => (
              <li key={review.id}>
                <OwnReview review={review} cvs={free} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
