// Settings of the sign-in with the school: what its provider has to know of us, the form, and a trial.
import '../../../../lib/later-messages.ts';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { SkeletonText } from '@fairway/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useActing } from '../../components/methods/acting.ts';
import { MethodProblem, MethodSection } from '../../components/methods/method-section.tsx';
import styles from '../../components/methods/methods.module.css';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInSettings as Settings } from './sign-in-path.ts';
import { SignInTrial } from './sign-in-trial.tsx';

const PATH = '/api/v1/staff/schools/{schoolId}/sign-in';

export function SignInSettings({ schoolId }: { schoolId: number }) {
  const t = useTranslations('verification-methods.signIn');
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const removing = useActing();
  const query = api.query.queryOptions('get', PATH, { params: { path: { schoolId } } });
  const { data, error } = useQuery({ ...query, retry: false });
  const note = (settings: Settings) => queries.setQueryData(query.queryKey, settings);
  const remove = async () => {
    const sure = await dialogs.confirm({ title: t('removeTitle'), text: t('removeText'), confirmLabel: t('remove'), danger: true });
    if (!sure || !data) return;
    const gone = await removing.run(() => api.call.DELETE(PATH, { params: { path: { schoolId } } }), t('removed'));
    if (gone) note({ ...data, signIn: null });
  };
  return (
    <MethodSection title={t('title')} text={t('text')}>
      <MethodProblem>{error ? errorText(error) : removing.problem}</MethodProblem>
      {data ? (
        <>
          {data.signIn ? null : <p className={styles.note}>{t('none')}</p>}
          <SignInForm key={data.signIn?.updatedAt ?? 'new'} schoolId={schoolId} settings={data} onSaved={note} />
          {data.signIn ? (
            <>
              <SignInTrial schoolId={schoolId} />
              <div className={styles.buttons}>
                <Button variant="quiet" size="small" busy={removing.busy} onClick={() => void remove()}>
                  {t('remove')}
                </Button>
              </div>
            </>
          ) : null}
        </>
      ) : error ? null : (
        <SkeletonText lines={5} />
      )}
    </MethodSection>
  );
}
