import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderClock } from '../../../lib/reader-formats.ts';
import { seenQuery } from '../queries.ts';
import { SideList } from './side-list.tsx';

/** The postings that were opened last; nothing where none is kept. @rule jobs.37 */
export function RecentlySeen() {
  const t = useTranslations('postings.seen');
  const card = useTranslations('jobs.card');
  const { href } = useHrefs();
  const { format } = useReaderClock();
  const { data, error } = useQuery(seenQuery(useApi()));
  if (data?.length === 0) return null;
  return (
    <SideList
      id="seen-title"
      title={t('title')}
      error={error}
      rows={data?.map(({ job, seenAt }) => ({
        id: job.id,
        href: href('jobdetail', { id: job.segment }),
        title: job.title,
        company: job.company.name,
        fact: job.expired ? card('closed') : t('seenAt', { when: format.when(new Date(seenAt)) }),
      }))}
      all={{ href: href('seen-jobs'), label: t('all') }}
      empty={{ text: '', href: undefined, label: '' }}
    />
  );
}
