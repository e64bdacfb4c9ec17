// /staff: what waits at a school, each with the way to it, and how the last days went. It follows what happens while it is shown.
import '../../lib/later-messages.ts';
import type { HomeItem } from '@fairway/rules/staff-home';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { type PathParams, type PathQuery, pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useLiveReviews } from '../cv-reviews/components/live-reviews.ts';
import { useLiveDecisions } from '../posting-decisions/components/live-decisions.ts';
import { useLivePartners } from '../school-partners/components/use-partnering.ts';
import { useLiveRequests } from '../verification/queue/components/live-requests.ts';
import { type ChartDay, DayChart } from './components/day-chart.tsx';
import { SetupChecklist } from './components/setup-checklist.tsx';
import styles from './staff-home.module.css';

/** Where an item leads, with the filter set whose total is the count; one whose page is not built or is switched off leads nowhere. */
const TARGETS: Partial<Record<HomeItem, { page: string; params?: PathParams; query?: PathQuery }>> = {
  signInMetadata: { page: 'staff-settings-section', params: { section: 'sign-in' } },
  signInCertificate: { page: 'staff-settings-section', params: { section: 'sign-in' } },
  waiting: { page: 'staff-verifications', query: { status: 'waiting' } },
  answered: { page: 'staff-verifications', query: { status: 'answered' } },
  asked: { page: 'staff-verifications', query: { status: 'asked' } },
  agreement: { page: 'staff-settings-section', params: { section: 'processing' } },
  partnerProposals: { page: 'staff-settings-section', params: { section: 'partners' } },
  cvReviews: { page: 'staff-cv-reviews', query: { states: ['waiting', 'inReview'] } },
  expiring: { page: 'staff-verifications', query: { view: 'expiring', sort: 'expiresAt' } },
  jobs: { page: 'staff-postings', query: { state: 'waiting' } },
  typedPrograms: { page: 'staff-settings-section', params: { section: 'programs' } },
};
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

export const meta = pageMeta(({ t }) => ({ title: t('staff-home.title'), path: pathOf('staff'), noIndex: true }));

export default function StaffHomePage() {
  const t = useTranslations('staff-home');
  const errorText = useErrorText();
  const { schoolId, name: school, administered } = useConsoleSchool();
  useLiveRequests();
  useLiveReviews();
  useLiveDecisions();
  useLivePartners();
  const reply = useQuery(useApi().query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/home', { params: { path: { schoolId } } }));
  return (
    <ConsolePage title={t('title')} description={t('description', { school })}>
      {reply.data ? (
        <div className={styles.home}>
          {administered ? <SetupChecklist /> : null}
          <Items items={reply.data.items} />
          <Days days={reply.data.days} medianMinutes={reply.data.medianDecisionMinutes} />
        </div>
      ) : reply.isError ? (
        <ListFailed
          title={t('failed')}
          text={errorText(reply.error)}
          retryLabel={t('retry')}
          retrying={reply.isFetching}
          onRetry={() => void reply.refetch()}
        />
      ) : (
        <SkeletonRows label={t('loading')} />
      )}
    </ConsolePage>
  );
}

type Item = { item: HomeItem; count: number; oldestAt: string | null };

function Items({ items }: { items: readonly Item[] }) {
  const t = useTranslations('staff-home');
  const format = useReaderFormats();
  if (items.every(({ count }) => count === 0)) return <EmptyState drawing="list" title={t('nothing')} text={t('nothingText')} />;
  return (
    <ul className={styles.items}>
      {items.map(({ item, count, oldestAt }) => (
        <li key={item}>
          <ItemFrame item={item} isEmpty={count === 0}>
            <span className={styles.count}>{count}</span>
            <span>{t(`items.${item}`, { count })}</span>
            {oldestAt ? <span className={styles.oldest}>{t('oldest', { when: format.when(new Date(oldestAt)) })}</span> : null}
          </ItemFrame>
        </li>
      ))}
    </ul>
  );
}

function ItemFrame({ item, isEmpty, children }: { item: HomeItem; isEmpty: boolean; children: ReactNode }) {
  const { href, exists } = useConsoleHrefs();
  const target = TARGETS[item];
  if (!target || !exists(target.page))
    return (
      <div className={styles.item} data-empty={isEmpty}>
        {children}
      </div>
    );
  return (
    <Link className={styles.item} data-empty={isEmpty} href={href(target.page, target.params, target.query)}>
      {children}
    </Link>
  );
}

function Days({ days, medianMinutes }: { days: readonly ChartDay[]; medianMinutes: number | null }) {
  const t = useTranslations('staff-home.chart');
  const unit = medianMinutes === null || medianMinutes < 2 * HOUR_MINUTES ? 'minutes' : medianMinutes < 2 * DAY_MINUTES ? 'hours' : 'days';
  const divisor = { minutes: 1, hours: HOUR_MINUTES, days: DAY_MINUTES }[unit];
  return (
    <section className={styles.part} aria-labelledby="last-days">
      <h2 id="last-days">{t('title')}</h2>
      <p>{medianMinutes === null ? t('noMedian') : t('median', { time: t(unit, { count: Math.round(medianMinutes / divisor) }) })}</p>
      <DayChart days={days} />
    </section>
  );
}
