// What was published, newest first, and the way back: an old version goes into the draft, and what was there can be had again by a press.
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { PROFILE, type ProfileDraft, versionsQuery } from '../queries.ts';
import { Differences } from './differences.tsx';
import styles from './profile.module.css';
import type { ProfileWriting } from './profile-writing.ts';

export function Versions({ writing, onRestored }: { writing: ProfileWriting; onRestored: () => void }) {
  const t = useTranslations('organization-profiles.versions');
  const api = useApi();
  const formats = useReaderFormats();
  const errorText = useErrorText();
  const { organizationId } = useConsoleOrganization();
  const reply = useQuery(versionsQuery(api, organizationId));
  const restore = useMutation({
    mutationFn: async (number: number) => {
      if (!(await writing.save())) return undefined;
      const before = writing.content;
      const params = { path: { organizationId, number } };
      const { data } = await api.call.POST(`${PROFILE}/versions/{number}/restore`, { params, body: { edition: writing.edition() } });
      return data && { draft: data as ProfileDraft, before };
    },
    onSuccess: (done) => {
      if (!done) return;
      writing.take(done.draft);
      onRestored();
      showToast({ kind: 'success', text: t('restored'), action: { label: t('undo'), run: () => writing.set(done.before) } });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  return (
    <Loaded reply={reply}>
      {({ versions }) =>
        versions.length === 0 ? (
          <EmptyState level={2} drawing="search" title={t('empty')} text={t('emptyText')} />
        ) : (
          <ol className={styles.versions}>
            {versions.map(({ number, publishedAt, publishedBy, differences }, at) => (
              <li key={number} className={styles.row}>
                <div className={styles.rowHead}>
                  <div className={styles.rowName}>
                    <strong>{formats.dateTime(new Date(publishedAt))}</strong>
                    {at === 0 ? <Badge meaning="success">{t('current')}</Badge> : null}
                  </div>
                  <Button
                    size="small"
                    busy={restore.isPending && restore.variables === number}
                    disabled={restore.isPending}
                    aria-label={t('restoreOf', { date: formats.dateTime(new Date(publishedAt)) })}
                    onClick={() => restore.mutate(number)}
                  >
                    {t('restore')}
                  </Button>
                </div>
                <p className={styles.muted}>
                  {publishedBy === '' ? t(differences.length === 0 ? 'before' : 'byGone') : t('by', { name: publishedBy })}
                </p>
                <Differences differences={differences} />
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
