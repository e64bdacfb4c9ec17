import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderClock } from '../../../lib/reader-formats.ts';
import { closingQuery } from '../queries.ts';
import { SideList } from './side-list.tsx';

/** The favourites that close next. */
export function ClosingSoon() {
  const t = useTranslations('mypage');
  const favorites = useTranslations('favorites');
  const { href, exists } = useHrefs();
  const { format } = useReaderClock();
  const { data, error } = useQuery(closingQuery(useApi()));
  return (
    <SideList
      id="closing-title"
      title={t('closingSoon')}
      error={error}
      rows={data?.map(({ id, job, postingExpireTime }) => ({
        id,
        href: href('jobdetail', { id: job.segment }),
        title: job.title,
        company: job.companyName,
        fact: postingExpireTime ? favorites('closes', { when: format.when(new Date(postingExpireTime)) }) : '',
      }))}
      all={{ href: href('favorites'), label: t('allFavorites') }}
      empty={{ text: t('noFavorites'), href: exists('jobs') ? href('jobs') : undefined, label: t('findJobs') }}
    />
  );
}
