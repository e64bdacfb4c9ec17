// The authenticator app: a picture to scan (or the key to type), confirmed with a code; then recovery codes, shown once.
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import section from '../../../lib/forms/section.module.css';
import { SaveForm, SavingProblem } from '../../../lib/forms/section.tsx';
import { useRefresh } from '../queries.ts';
import styles from './account.module.css';
import { recoveryCodesDialog } from './recovery-codes.ts';

const FACTORS = '/identity/v1/user/second-factor';
type Start = { secret: string; uri: string; qrCode: string };

export function Authenticator({ on, codesLeft }: { on: boolean; codesLeft: number }) {
  const t = useTranslations('account.authenticator');
  const api = useApi();
  const saving = useSaving();
  const [start, setStart] = useState<Start>();
  const begin = () =>
    saving.run(async () => {
      const { data } = await api.call.POST('/identity/v1/user/authenticator', {});
      if (data) setStart(data);
    });
  return (
    <div className={styles.part}>
      <div>
        <h3 className={styles.title}>{t('title')}</h3>
        <p className={styles.note}>{t(on ? 'onText' : 'text')}</p>
      </div>
      <SavingProblem saving={saving} />
      {on ? <AuthenticatorOn codesLeft={codesLeft} /> : null}
      {!on && start ? <ConfirmAuthenticator start={start} onDone={() => setStart(undefined)} /> : null}
      {!on && !start ? (
        <div className={section.buttons}>
          <Button size="small" busy={saving.busy} onClick={begin}>
            {t('add')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function ConfirmAuthenticator({ start, onDone }: { start: Start; onDone: () => void }) {
  const t = useTranslations('account.authenticator');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useRefresh();
  const saving = useSaving();
  const [code, setCode] = useState('');
  const confirm = async () => {
    let codes: string[] = [];
    const done = await saving.run(async () => {
      const { data } = await api.call.POST('/identity/v1/user/authenticator/confirm', { body: { code: code.replace(/\s/g, '') } });
      codes = data?.recoveryCodes ?? [];
    });
    if (!done) return;
    await dialogs.open(recoveryCodesDialog, { codes });
    showToast({ kind: 'success', text: t('added') });
    onDone();
    await refresh(FACTORS);
  };
  return (
    <SaveForm
      saving={saving}
      unchanged={code.trim() === ''}
      label={t('confirm')}
      onSave={confirm}
      claimed={['InvalidCode']}
      extra={
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      }
    >
      <p className={styles.note}>{t('scan')}</p>
      <img className={styles.qr} alt={t('qrAlt')} src={`data:image/svg+xml;utf8,${encodeURIComponent(start.qrCode)}`} />
      <p className={styles.note}>
        {t('key')} <code className={styles.key}>{start.secret}</code>
      </p>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          saving.clear();
        }}
        error={saving.errorOf('InvalidCode')}
      />
    </SaveForm>
  );
}

function AuthenticatorOn({ codesLeft }: { codesLeft: number }) {
  const t = useTranslations('account.authenticator');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useRefresh();
  const saving = useSaving();
  const renew = async () => {
    let codes: string[] = [];
    const done = await saving.run(async () => {
      const { data } = await api.call.POST('/identity/v1/user/recovery-codes', {});
      codes = data?.recoveryCodes ?? [];
    });
    if (!done) return;
    await dialogs.open(recoveryCodesDialog, { codes });
    await refresh(FACTORS);
  };
  const remove = async () => {
    const sure = await dialogs.confirm({ title: t('removeTitle'), text: t('removeText'), confirmLabel: t('remove'), danger: true });
    if (sure && (await saving.run(() => api.call.DELETE('/identity/v1/user/authenticator', {}), t('removed')))) await refresh(FACTORS);
  };
  return (
    <>
      <p className={styles.note}>{t('codesLeft', { count: codesLeft })}</p>
      <SavingProblem saving={saving} />
      <div className={section.buttons}>
        <Button size="small" busy={saving.busy} onClick={renew}>
          {t('renew')}
        </Button>
        <Button size="small" variant="quiet" onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
