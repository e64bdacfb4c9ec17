import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderClock } from '../../../lib/reader-formats.ts';
import { followedNewsQuery } from '../queries.ts';
import { SideList } from './side-list.tsx';

/** The newest postings of the organizations that one follows. */
export function FollowedNews() {
  const t = useTranslations('mypage');
  const { href } = useHrefs();
  const { format } = useReaderClock();
  const { data, error } = useQuery(followedNewsQuery(useApi()));
  return (
    <SideList
      id="followed-title"
      title={t('followed')}
      error={error}
      rows={data?.jobs.map((job) => ({
        id: job.id,
        href: href('jobdetail', { id: job.segment }),
        title: job.title,
        company: job.company.name,
        fact: t('posted', { when: format.when(new Date(job.publishedAt)) }),
      }))}
      all={{ href: href('favorites', {}, { tab: 'companies' }), label: t('allFollowed') }}
      empty={
        data?.following
          ? { text: t('noNews'), href: href('favorites', {}, { tab: 'companies' }), label: t('allFollowed') }
          : { text: t('noFollowed'), href: href('employers'), label: t('findEmployers') }
      }
    />
  );
}
