// Whom an administrator sees the site as, on every page, and the way back. At the end of the half hour it leaves by itself.
import '../../../lib/later-messages.ts';
import { formatters } from '@fairway/i18n/formatters';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';
import type { Session } from '../../../lib/session.ts';
import { exchangeSession, tell } from '../../../lib/session-keeper.ts';
import { readersTimeZone } from '../../../lib/time-zone.ts';

export function ViewBar({ user, endsAt }: { user: NonNullable<Session['user']>; endsAt: string }) {
  const t = useTranslations('admin.viewBar');
  const { locale } = useBoot();
  const api = useApi();
  const { href, exists, home } = useHrefs();
  const leave = useMutation({
    mutationFn: () => exchangeSession(() => api.call.POST('/identity/v1/view-as/leave')),
    onSuccess: ({ data }) => {
      tell('in');
      // Nothing of the other person stays in memory.
      window.location.assign(data?.restored && exists('admin-user') ? href('admin-user', { id: user.id }) : home());
    },
    onError: () => showToast({ kind: 'error', text: t('failed') }),
  });
  const latest = useRef(leave.mutate);
  latest.current = leave.mutate;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), Math.max(0, new Date(endsAt).getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  const time = formatters({ locale, timeZone: readersTimeZone(), now: new Date() }).dateTime(new Date(endsAt));
  return (
    <Banner
      meaning="warning"
      actions={
        <Button size="small" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('leave')}
        </Button>
      }
    >
      {t('text', { name, time })}
    </Banner>
  );
}
