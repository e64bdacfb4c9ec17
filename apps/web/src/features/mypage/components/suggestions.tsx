// Suggested postings, each with a line that says why; for an empty profile the newest, which says so. @rule jobs.29
import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { Button, LinkButton } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { ListFailed } from '@fairway/ui/list-results';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { sayUntilHeard } from '../../../lib/until-heard.ts';
import { JobsList } from '../../jobs/components/jobs-list.tsx';
import { suggestedQuery } from '../queries.ts';
import { reasonLine } from '../suggestion-words.ts';
import styles from './mypage.module.css';

export function Suggestions() {
  const t = useTranslations('mypage');
  const tAccount = useTranslations('shell.account');
  const errorText = useErrorText();
  const { locale } = useBoot();
  const { href, exists } = useHrefs();
  const nowMs = useMemo(() => Date.now(), []);
  const words = useFacetWords(nowMs);
  const list = useQuery(suggestedQuery(useApi(), locale));
  const reply = list.data;
  const isNewest = reply?.basis === 'newest';
  const title = !isNewest ? t('suggested') : reply.country ? t('newestIn', { country: words.format.country(reply.country) }) : t('newest');
  const reasons = new Map(reply?.suggestions.map(({ job, reason }) => [job.id, reason]));
  const noteOf = (id: string) => {
    const reason = reasons.get(id);
    const line = reason && reasonLine(reason, t, words.format);
    return line ? (
      <p className={styles.reason} title={reason.skills.join(', ')}>
        <IconSparkles size={16} aria-hidden />
        {line}
      </p>
    ) : null;
  };
  return (
    <section className={styles.section} aria-labelledby="suggested-title">
      <div className={styles.head}>
        <h2 id="suggested-title">{title}</h2>
        {reply ? <p className={styles.muted}>{t(isNewest ? 'newestText' : 'profileText')}</p> : null}
        {exists('profile') ? (
          <LinkButton href={href('profile')} size="small" variant={isNewest ? 'primary' : 'secondary'}>
            {isNewest ? t('completeProfile') : tAccount('editProfile')}
          </LinkButton>
        ) : null}
        {isNewest && exists('profile') ? (
          <Button size="small" onClick={() => sayUntilHeard(PROFILE_EVENTS.importShow)}>
            {t('importProfile')}
          </Button>
        ) : null}
      </div>
      {list.isPending ? (
        <SkeletonRows label={t('loading')} />
      ) : !reply ? (
        <ListFailed
          title={t('failed')}
          text={errorText(list.error)}
          retryLabel={t('again')}
          retrying={list.isFetching}
          onRetry={() => list.refetch()}
        />
      ) : reply.suggestions.length === 0 ? (
        <EmptyState
          drawing="list"
          level={3}
          title={t('nothing')}
          text={t('nothingText')}
          actions={exists('jobs') ? <LinkButton href={href('jobs')}>{t('findJobs')}</LinkButton> : null}
        />
      ) : (
        <JobsList jobs={reply.suggestions.map(({ job }) => job)} view="list" words={words} nowMs={nowMs} noteOf={(job) => noteOf(job.id)} />
      )}
    </section>
  );
}
