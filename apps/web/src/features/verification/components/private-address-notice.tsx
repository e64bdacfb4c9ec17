// Before the academic address dies a private one is asked for: a notice on my page, the profile and the account page. The alumni bridge.
import { formatters } from '@fairway/i18n/formatters';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import '../../../lib/profile-messages.ts';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { privateAddressQuery } from './connections.ts';
import type { PrivateAddressDialogProps } from './private-address-dialog.tsx';
import styles from './verification-alert.module.css';

const PAGES = ['mypage', 'profile', 'account-settings'];
const STALE_MS = 600_000;

const addressDialog = defineDialog<PrivateAddressDialogProps, true>(
  'private-address',
  lazy(() => import('./private-address-dialog.tsx')),
);

export default function PrivateAddressNotice({ pageId }: { pageId: string }) {
  const t = useTranslations('verification.privateAddress');
  const api = useApi();
  const dialogs = useDialogs();
  const { locale } = useBoot();
  const isHere = PAGES.includes(pageId);
  const { data } = useQuery({ ...privateAddressQuery(api), enabled: isHere, staleTime: STALE_MS, retry: false });
  if (!isHere || !data?.needed || !data.school || !data.endsOn) return null;
  const { school, endsOn, pending } = data;
  const date = formatters({ locale, timeZone: 'UTC', now: new Date() }).date(new Date(endsOn));
  return (
    <aside className={styles.alert} aria-label={t('title')} data-private-address="">
      <Banner
        meaning="info"
        actions={
          <Button size="small" onClick={() => void dialogs.open(addressDialog, { address: data })}>
            {t(pending ? 'other' : 'add')}
          </Button>
        }
      >
        {pending ? t('pending', { email: pending.email }) : t('text', { name: school.name, date })}
      </Banner>
    </aside>
  );
}
