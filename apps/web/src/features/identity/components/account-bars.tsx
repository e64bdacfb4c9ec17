import '../../../lib/later-messages.ts';
import { formatters } from '@fairway/i18n/formatters';
import { Banner } from '@fairway/ui/banner';
import { Button, LinkButton } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { type Session, sessionQuery } from '../../../lib/session.ts';
import { readersTimeZone } from '../../../lib/time-zone.ts';
import styles from './account-bars.module.css';
import { ViewBar } from './view-bar.tsx';

/** What somebody must know wherever they are: they see the site as somebody else, the account is about to be erased, or their role waits
 * for a second factor. */
export default function AccountBars({ user }: { user: NonNullable<Session['user']> }) {
  const t = useTranslations('identity.bar');
  const { href, exists } = useHrefs();
  return (
    <aside className={styles.bars}>
      {user.viewEndsAt ? <ViewBar user={user} endsAt={user.viewEndsAt} /> : null}
      {user.deletionDueAt ? <DeletionBar dueAt={user.deletionDueAt} /> : null}
      {user.secondFactorNeeded ? (
        <Banner
          meaning="warning"
          actions={
            exists('account-settings') ? (
              <LinkButton size="small" href={href('account-settings')}>
                {t('setUp')}
              </LinkButton>
            ) : undefined
          }
        >
          {t('secondFactor')}
        </Banner>
      ) : null}
    </aside>
  );
}

function DeletionBar({ dueAt }: { dueAt: string }) {
  const t = useTranslations('identity.bar');
  const { locale } = useBoot();
  const api = useApi();
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => api.call.DELETE('/identity/v1/user/account/request-deletion'),
    onSuccess: async () => {
      showToast({ kind: 'success', text: t('undone') });
      await Promise.all([
        queries.invalidateQueries({ queryKey: sessionQuery(api).queryKey }),
        // The account page says it too.
        queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === '/identity/v1/user/me' }),
      ]);
    },
    onError: () => showToast({ kind: 'error', text: t('undoFailed') }),
  });
  const date = formatters({ locale, timeZone: readersTimeZone(), now: new Date() }).dateTime(new Date(dueAt));
  return (
    <Banner
      meaning="danger"
      actions={
        <Button size="small" busy={undo.isPending} onClick={() => undo.mutate()}>
          {t('undo')}
        </Button>
      }
    >
      {t('deletion', { date })}
    </Banner>
  );
}
