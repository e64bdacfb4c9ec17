// How far the index is that a change of the dictionary has made anew; nothing while none is.
import { Banner } from '@fairway/ui/banner';
import { Progress } from '@fairway/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { renewalQuery } from '../queries.ts';

/** @rule search.19 */
export function Renewal() {
  const t = useTranslations('concepts');
  const { data } = useQuery(renewalQuery(useApi()));
  const percent = data?.percent ?? null;
  return percent === null ? null : (
    <Banner meaning="info" live>
      {t('renewing')}
      <Progress percent={percent} label={t('renewing')} />
    </Banner>
  );
}
