// Says how many students get whom by the rules, before they do; the toast takes all of it back.
import { EXACT_TOTAL } from '@fairway/rules/lists';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useChangeToast } from '../../components/change-toast.ts';
import { type StudentChange, useRefreshStudents } from '../../queries.ts';
import styles from '../advisers.module.css';

function ApplyDialog({ schoolId }: { schoolId: number }) {
  const t = useTranslations('advisers.apply');
  const api = useApi();
  const refresh = useRefreshStudents();
  const errorText = useErrorText();
  const params = { path: { schoolId } };
  const preview = useQuery({
    ...api.query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/student-advisers/rules/preview', { params }),
    // What was so a while ago is not what happens now.
    gcTime: 0,
    staleTime: 0,
  });
  const total = preview.data?.total ?? 0;
  const run = async () => {
    try {
      const { data } = await api.call.POST('/api/v1/staff/schools/{schoolId}/student-advisers/rules/apply', { params, body: { total } });
      return data;
    } catch (error) {
      await preview.refetch();
      throw error;
    } finally {
      await refresh();
    }
  };
  return (
    <DialogFrame
      title={t('title')}
      actions={[
        { key: 'cancel', label: t(total === 0 ? 'close' : 'cancel') },
        ...(total === 0 ? [] : [{ key: 'apply', label: t('confirm'), variant: 'primary' as const, run, failedText: errorText }]),
      ]}
    >
      {preview.isError ? <p role="alert">{errorText(preview.error)}</p> : null}
      {preview.isPending ? <SkeletonRows rows={2} label={t('title')} /> : null}
      {preview.data ? (
        <div className={styles.fields}>
          {total === 0 ? <p>{t('nobody')}</p> : null}
          <ul className={styles.rows}>
            {preview.data.advisers.map(({ id, name, students }) => (
              <li key={id}>{t('gets', { name, count: students })}</li>
            ))}
          </ul>
          <p>{t('left', { count: preview.data.left })}</p>
          {total === EXACT_TOTAL ? <p>{t('most')}</p> : null}
        </div>
      ) : null}
    </DialogFrame>
  );
}

const applyDialog = defineDialog<{ schoolId: number }, StudentChange>('apply-adviser-rules', ApplyDialog);

export function useApplyRules(schoolId: number): () => Promise<void> {
  const t = useTranslations('advisers.apply');
  const dialogs = useDialogs();
  const told = useChangeToast('/api/v1/staff/schools/{schoolId}/students/adviser/undo', schoolId);
  return async () => {
    const made = await dialogs.open(applyDialog, { schoolId });
    if (made) told(t('saved', { count: made.students }), made);
  };
}
