import '../../lib/visitor-messages.ts';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { LinkPage } from '../communication/components/link-page.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('referrals.decline.title'), path: pathOf('decline-invitations'), noIndex: true }));

/** Behind the link of an invitation: this address gets no more of them. @rule referrals.1 */
export default function DeclinePage() {
  const t = useTranslations('referrals.decline');
  const api = useApi();
  const { tenant } = useBoot();
  const [search] = useSearchParams();
  return (
    <LinkPage
      title={t('title')}
      text={t('text', { name: tenant.name })}
      confirmLabel={t('confirm')}
      act={() => api.call.POST('/api/v1/referrals/decline', { body: { token: search.get('token') ?? '' } })}
      done={() => ({ title: t('doneTitle'), text: t('doneText') })}
      failed={{ title: t('failedTitle'), text: t('failedText') }}
    />
  );
}
