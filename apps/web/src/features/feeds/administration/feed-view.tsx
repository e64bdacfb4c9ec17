// One feed with its settings and runs, or a new one (`new`), of the platform or of an organization. While a run waits or goes on the page looks again.
import { Banner } from '@fairway/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';
import { Loaded, Nothing } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { FeedForm } from './feed-form.tsx';
import { FeedHead } from './feed-head.tsx';
import { feedName, useFeedScope } from './feed-scope.ts';
import { FeedStateBadge } from './feed-states.tsx';
import { HeldBanner } from './held-banner.tsx';
import { LogoFaults } from './logo-faults.tsx';
import type { Feed } from './queries.ts';
import { goesOn, LOOK_EVERY_MS, RunList } from './run-list.tsx';

/** The feed that the address names. */
export function AskedFeed() {
  const { id = '' } = useParams();
  if (id === 'new') return <FeedView />;
  return /^[1-9]\d{0,8}$/.test(id) ? <KnownFeed id={Number(id)} /> : <Nothing />;
}

function KnownFeed({ id }: { id: number }) {
  const reply = useQuery({
    ...useFeedScope().feed(useApi(), id),
    refetchInterval: ({ state: { data } }) => (data && goesOn(data) ? LOOK_EVERY_MS : false),
  });
  return <Loaded reply={reply}>{(feed) => <FeedView feed={feed} />}</Loaded>;
}

export function FeedView({ feed }: { feed?: Feed }) {
  const t = useTranslations('feeds.one');
  const own = useTranslations('feeds.own');
  const words = useTranslations('console');
  const { href } = useConsoleHrefs();
  const { organizationId, pages } = useFeedScope();
  const isOwn = organizationId !== undefined;
  return (
    <ConsolePage
      title={feed ? feedName(feed) : t('new')}
      {...(feed ? { description: <Standing feed={feed} />, actions: <FeedHead feed={feed} /> } : {})}
      crumbs={[{ href: href(pages.list), label: isOwn ? words('employer.feeds') : words('admin.imports') }]}
    >
      <UnsavedGuard>
        <div className={styles.sections}>
          {feed?.isStopped ? <Banner meaning="warning">{own('stoppedText')}</Banner> : null}
          {feed ? <HeldBanner held={feed.held} /> : null}
          {feed ? (
            <div id="runs" className={styles.panel}>
              <h2>{t('runs')}</h2>
              <RunList feed={feed} />
            </div>
          ) : null}
          {feed && !feed.organization ? <LogoFaults faults={feed.logoFaults} /> : null}
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
  const own = useTranslations('feeds.own');
  const formats = useReaderFormats();
  const isOurs = useFeedScope().organizationId !== undefined;
  const keeper = feed.organization && !isOurs ? `${own('keptBy')}: ${feed.organization.name}` : null;
  const run = feed.isStopped
    ? own('stopped')
    : feed.isWaiting
      ? t('waiting')
      : feed.enabled
        ? t('next', { date: formats.dateTime(new Date(feed.nextRunAt)) })
        : null;
  return (
    <>
      <FeedStateBadge state={feed.state} />{' '}
      {[keeper, run, `${t('openPostings')}: ${formats.number(feed.openPostings)}`].filter((part) => part !== null).join(' · ')}
    </>
  );
}
