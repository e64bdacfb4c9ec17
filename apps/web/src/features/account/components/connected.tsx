// The accounts of other providers that sign this person in. Linking leaves the page for the provider and comes back to it.
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { PROVIDER_LOOKS, type Provider } from '../../identity/components/providers.tsx';
import { externalQuery, useRefresh } from '../queries.ts';
import styles from './account.module.css';

type Account = { provider: Provider; email: string | null; lastUsedAt: string };

export function ConnectedAccounts() {
  const t = useTranslations('account.connected');
  const accounts = useQuery(externalQuery(useApi())).data;
  if (!accounts || accounts.connected.length + accounts.available.length === 0) return null;
  const free = accounts.available.filter((provider) => !accounts.connected.some((account) => account.provider === provider));
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t('title')}</h3>
      <ul className={styles.list}>
        {accounts.connected.map((account) => (
          <ConnectedRow key={account.provider} account={account} />
        ))}
        {free.map((provider) => (
          <FreeRow key={provider} provider={provider} />
        ))}
      </ul>
    </div>
  );
}

function ConnectedRow({ account }: { account: Account }) {
  const t = useTranslations('account.connected');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useRefresh();
  const saving = useSaving();
  const formats = useReaderFormats();
  const { name, Icon } = PROVIDER_LOOKS[account.provider];
  const unlink = async () => {
    if (
      !(await dialogs.confirm({
        title: t('askTitle', { provider: name }),
        text: t('askText', { provider: name }),
        confirmLabel: t('unlink'),
        danger: true,
      }))
    )
      return;
    const params = { path: { provider: account.provider } };
    if (await saving.run(() => api.call.DELETE('/identity/v1/user/external/{provider}', { params }), t('unlinked', { provider: name })))
      await refresh('/identity/v1/user/external');
  };
  return (
    <li className={styles.row}>
      <div className={styles.branded}>
        <Icon size={22} aria-hidden />
        <div className={styles.what}>
          <strong>{name}</strong>
          <span>{[account.email, t('lastUsed', { when: formats.when(new Date(account.lastUsedAt)) })].filter(Boolean).join(' · ')}</span>
          <SavingProblem saving={saving} />
        </div>
      </div>
      <Button size="small" variant="quiet" busy={saving.busy} onClick={unlink} aria-label={t('unlinkOf', { provider: name })}>
        {t('unlink')}
      </Button>
    </li>
  );
}

function FreeRow({ provider }: { provider: Provider }) {
  const t = useTranslations('account.connected');
  const api = useApi();
  const { href } = useHrefs();
  const saving = useSaving();
  const { name, Icon } = PROVIDER_LOOKS[provider];
  const link = () =>
    saving.run(async () => {
      const body = { mode: 'link' as const, returnUrl: href('account-settings') };
      const { data } = await api.call.POST(`/identity/v1/user/authenticate-${provider}/start`, { body });
      if (data) window.location.assign(data.location);
    });
  return (
    <li className={styles.row}>
      <div className={styles.branded}>
        <Icon size={22} aria-hidden />
        <div className={styles.what}>
          <strong>{name}</strong>
          <span>{t('notLinked')}</span>
          <SavingProblem saving={saving} />
        </div>
      </div>
      <Button size="small" busy={saving.busy} onClick={link} aria-label={t('linkOf', { provider: name })}>
        {t('link')}
      </Button>
    </li>
  );
}
