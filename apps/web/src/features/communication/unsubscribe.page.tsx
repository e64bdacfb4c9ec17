import '../../lib/visitor-messages.ts';
import { LinkButton } from '@fairway/ui/button';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { LinkPage } from './components/link-page.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('communication.unsubscribe.title'), path: pathOf('unsubscribe'), noIndex: true }));

/** Turns one kind of mail off by the link of a mail. */
export default function UnsubscribePage() {
  const t = useTranslations('communication');
  const api = useApi();
  const { href, exists } = useHrefs();
  const [search] = useSearchParams();
  const settings = exists('account-settings') ? (
    <LinkButton href={`${href('account-settings')}#communication`}>{t('unsubscribe.settings')}</LinkButton>
  ) : null;
  return (
    <LinkPage
      title={t('unsubscribe.title')}
      text={t('unsubscribe.text')}
      confirmLabel={t('unsubscribe.confirm')}
      act={async () => (await api.call.POST('/api/v1/communication/unsubscribe', { body: { token: search.get('token') ?? '' } })).data}
      done={(result) => ({
        title: t('unsubscribe.doneTitle'),
        text: t('unsubscribe.doneText', { kind: result ? t(`email.${result.kind}`) : '' }),
        actions: settings,
      })}
      failed={{ title: t('unsubscribe.failedTitle'), text: t('unsubscribe.failedText'), actions: settings }}
    />
  );
}
