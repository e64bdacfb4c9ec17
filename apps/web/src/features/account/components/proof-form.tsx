// "Confirm that it is you": with the password, or with a code of the authenticator app, whichever the account has. Who has neither signs
// in again: the sign-in itself is the proof.
import '../../../lib/own-messages.ts';
import { ApiProblem } from '@fairway/client/problem';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { PasswordField } from '@fairway/ui/password-field';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { TextField } from '@fairway/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import section from '../../../lib/forms/section.module.css';
import { signOut } from '../../../lib/session.ts';
import { meQuery, secondFactorQuery } from '../queries.ts';
import styles from './account.module.css';

type Way = 'password' | 'code';

export default function ProofForm({ close }: { close: (proven?: boolean) => void }) {
  const t = useTranslations('account.proof');
  const api = useApi();
  const shared = useTranslations('identity.field');
  const errorText = useErrorText();
  const me = useQuery(meQuery(api));
  const factors = useQuery(secondFactorQuery(api));
  const [chosen, setChosen] = useState<Way>();
  const [value, setValue] = useState('');
  const [issue, setIssue] = useState<string>();
  const ways: Way[] = [...(me.data?.hasPassword ? ['password' as const] : []), ...(factors.data?.authenticator ? ['code' as const] : [])];
  const way = chosen ?? ways[0];

  async function prove() {
    if (!way || value === '') {
      setIssue(t(way === 'code' ? 'codeMissing' : 'passwordMissing'));
      return false;
    }
    try {
      await api.call.POST('/identity/v1/user/prove', { body: way === 'password' ? { password: value } : { code: value } });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= 500 || error.status === 0) throw error;
      setIssue(errorText(error));
      return false;
    }
    close(true);
    return true;
  }

  /** The page asks for a sign-in by itself as soon as nobody is signed in. */
  async function signInAgain() {
    if (!(await signOut(api))) throw new ApiProblem({ status: 0, code: 'internal' });
    close();
  }

  if (me.isPending || factors.isPending)
    return (
      <DialogFrame title={t('title')}>
        <SkeletonRows label={t('title')} />
      </DialogFrame>
    );
  if (!way)
    return (
      <DialogFrame
        title={t('title')}
        actions={[{ key: 'again', label: t('toSignIn'), variant: 'primary', run: signInAgain, failedText: errorText }]}
      >
        {t('signInAgain')}
      </DialogFrame>
    );
  const field = {
    'data-autofocus': '',
    label: t(way),
    value,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setValue(event.currentTarget.value);
      setIssue(undefined);
    },
    error: issue,
  };
  return (
    <DialogFrame
      title={t('title')}
      actions={[{ key: 'prove', label: t('confirm'), variant: 'primary', run: prove, failedText: errorText }]}
    >
      <div className={section.form}>
        <p>{t('text')}</p>
        {way === 'password' ? (
          <PasswordField {...field} key={way} autoComplete="current-password" showLabel={shared('show')} hideLabel={shared('hide')} />
        ) : (
          <TextField {...field} key={way} inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
        )}
        {ways.length > 1 ? (
          <button type="button" className={styles.link} onClick={() => setChosen(way === 'password' ? 'code' : 'password')}>
            {t(way === 'password' ? 'useCode' : 'usePassword')}
          </button>
        ) : null}
      </div>
    </DialogFrame>
  );
}
