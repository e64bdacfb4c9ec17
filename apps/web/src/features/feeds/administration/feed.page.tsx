// One feed with its settings and runs, or a new one (`/admin/imports/new`). While a run waits or goes on the page looks again.
import '../../../lib/later-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { FeedForm } from './feed-form.tsx';
import { FeedHead } from './feed-head.tsx';
import { FeedStateBadge } from './feed-states.tsx';
import { HeldBanner } from './held-banner.tsx';
import { LogoFaults } from './logo-faults.tsx';
import { type Feed, feedQuery } from './queries.ts';
import { goesOn, LOOK_EVERY_MS, RunList } from './run-list.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.imports'), path: pathOf('admin-imports'), noIndex: true }));

export default function FeedPage() {
  const { id = '' } = useParams();
  if (id === 'new') return <FeedView />;
  return /^[1-9]\d{0,8}$/.test(id) ? <KnownFeed id={Number(id)} /> : <Nothing />;
}

function KnownFeed({ id }: { id: number }) {
  const reply = useQuery({
    ...feedQuery(useApi(), id),
    refetchInterval: ({ state: { data } }) => (data && goesOn(data) ? LOOK_EVERY_MS : false),
  });
  return <Loaded reply={reply}>{(feed) => <FeedView feed={feed} />}</Loaded>;
}

export function FeedView({ feed }: { feed?: Feed }) {
  const t = useTranslations('feeds.one');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  return (
    <ConsolePage
      title={feed?.source ?? t('new')}
      {...(feed ? { description: <Standing feed={feed} />, actions: <FeedHead feed={feed} /> } : {})}
      crumbs={[{ href: href('admin-imports'), label: console('imports') }]}
    >
      <UnsavedGuard>
        <div className={styles.sections}>
          {feed ? <HeldBanner held={feed.held} /> : null}
          {feed ? (
            <div id="runs" className={styles.panel}>
              <h2>{t('runs')}</h2>
              <RunList feed={feed} />
            </div>
          ) : null}
          {feed ? <LogoFaults faults={feed.logoFaults} /> : null}
          <Section id="settings" title={t('settings')}>
            <FeedForm key={feed?.id ?? 'new'} {...(feed ? { feed } : {})} />
          </Section>
        </div>
      </UnsavedGuard>
    </ConsolePage>
  );
}

function Standing({ feed }: { feed: Feed }) {
  const t = useTranslations('feeds.one');
  const formats = useReaderFormats();
  const run = feed.isWaiting ? t('waiting') : feed.enabled ? t('next', { date: formats.dateTime(new Date(feed.nextRunAt)) }) : null;
  return (
    <>
      <FeedStateBadge state={feed.state} />{' '}
      {[run, `${t('openPostings')}: ${formats.number(feed.openPostings)}`].filter((part) => part !== null).join(' · ')}
    </>
  );
}
