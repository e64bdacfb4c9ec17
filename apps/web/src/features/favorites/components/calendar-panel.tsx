// The private calendar of the deadlines: its address to copy, a new one, the end of it. What cannot be undone is asked for first.
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { TextField } from '@fairway/ui/text-field';
import { IconCalendar, IconCopy } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderClock } from '../../../lib/reader-formats.ts';
import { calendarQuery } from '../queries.ts';
import styles from './favorites.module.css';

const PATH = '/api/v1/candidate/favorite-calendar';

export function CalendarPanel() {
  const t = useTranslations('favorites.calendar');
  const { data, error } = useQuery(calendarQuery(useApi()));
  const errorText = useErrorText();
  return (
    <section className={styles.calendar} aria-labelledby="calendar-title">
      <h2 id="calendar-title">
        <IconCalendar size={20} aria-hidden /> {t('title')}
      </h2>
      <p className={styles.muted}>{t('text')}</p>
      {error ? <p role="alert">{errorText(error)}</p> : data ? <Feed url={data.url} lastReadAt={data.lastReadAt} /> : null}
      {error || data ? null : <SkeletonRows rows={1} label={t('title')} />}
    </section>
  );
}

function Feed({ url, lastReadAt }: { url: string | null; lastReadAt: string | null }) {
  const t = useTranslations('favorites.calendar');
  const { format } = useReaderClock();
  const errorText = useErrorText();
  const dialogs = useDialogs();
  const { make, revoke } = useFeedChanges();
  const failed = (fault: unknown) => showToast({ kind: 'error', text: errorText(fault) });
  if (url === null)
    return (
      <Button className={styles.start} busy={make.isPending} onClick={() => make.mutate(undefined, { onError: failed })}>
        {t('make')}
      </Button>
    );
  const ask = (word: 'renew' | 'revoke', act: () => Promise<unknown>, done: 'renewed' | 'revoked') =>
    dialogs
      .confirm({
        title: t(`${word}Title`),
        text: t(`${word}Text`),
        confirmLabel: t(word),
        cancelLabel: t('cancel'),
        danger: word === 'revoke',
      })
      .then(async (confirmed) => {
        if (!confirmed) return;
        await act();
        showToast({ kind: 'success', text: t(done) });
      })
      .catch(failed);
  return (
    <>
      <div className={styles.address}>
        <TextField label={t('address')} value={url} readOnly dir="ltr" onFocus={(event) => event.currentTarget.select()} />
        <Button icon={<IconCopy aria-hidden />} onClick={() => copy(url, t('copied'), t('notCopied'))}>
          {t('copy')}
        </Button>
      </div>
      <p className={styles.muted}>{lastReadAt ? t('read', { when: format.when(new Date(lastReadAt)) }) : t('neverRead')}</p>
      <div className={styles.changes}>
        <Button size="small" onClick={() => ask('renew', () => make.mutateAsync(), 'renewed')}>
          {t('renew')}
        </Button>
        <Button size="small" onClick={() => ask('revoke', () => revoke.mutateAsync(), 'revoked')}>
          {t('revoke')}
        </Button>
      </div>
    </>
  );
}

async function copy(text: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: copied });
  } catch {
    showToast({ kind: 'warning', text: notCopied });
  }
}

function useFeedChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = calendarQuery(api);
  const make = useMutation({
    mutationFn: async () => (await api.call.POST(PATH)).data,
    onSuccess: (feed) => queries.setQueryData(queryKey, feed),
  });
  const revoke = useMutation({
    mutationFn: () => api.call.DELETE(PATH),
    onSuccess: () => queries.setQueryData(queryKey, { url: null, lastReadAt: null }),
  });
  return { make, revoke };
}
