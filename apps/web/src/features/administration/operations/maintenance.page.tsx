// The banner of maintenance: its words in each language, and from when until when every page shows it.
import '../../../lib/later-messages.ts';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import styles from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { MaintenanceForm } from './components/maintenance-form.tsx';
import { OperationsLinks } from './components/operations-links.tsx';
import type { Maintenance } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.operations'), path: pathOf('admin-maintenance'), noIndex: true }));

const PATH = '/api/v1/admin/maintenance';

export default function MaintenancePage() {
  const t = useTranslations('maintenance');
  const console = useTranslations('console.admin');
  const api = useApi();
  const reply = useQuery(api.query.queryOptions('get', PATH));
  return (
    <ConsolePage title={console('operations')} description={t('text')} views={<OperationsLinks current="admin-maintenance" />}>
      <Loaded reply={reply}>
        {({ notice }) => (
          <div className={styles.sections}>
            <Standing notice={notice} />
            <UnsavedGuard>
              <MaintenanceForm key={notice?.id ?? 'none'} notice={notice} />
            </UnsavedGuard>
          </div>
        )}
      </Loaded>
    </ConsolePage>
  );
}

/** Whether it is planned, shown or over, and the way to take it away. */
function Standing({ notice }: { notice: Maintenance['notice'] }) {
  const t = useTranslations('maintenance');
  const formats = useReaderFormats();
  const remove = useRemove();
  const at = (instant: string) => formats.dateTime(new Date(instant));
  return (
    <section className={styles.panel} aria-labelledby="standing-title">
      <h2 id="standing-title">{t('title')}</h2>
      <p className={styles.muted}>{notice ? t(notice.state, { from: at(notice.fromAt), until: at(notice.untilAt) }) : t('none')}</p>
      {notice ? (
        <div className={styles.buttons}>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function useRemove() {
  const t = useTranslations('maintenance');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => api.call.DELETE(PATH),
    onSuccess: ({ data }) => {
      queries.setQueryData(api.query.queryOptions('get', PATH).queryKey, data);
      showToast({ kind: 'success', text: t('removed') });
    },
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
}
