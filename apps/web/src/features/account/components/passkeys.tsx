// The passkeys of the account. The browser's side of the ceremony is loaded when a passkey is added.
import { Button } from '@fairway/ui/button';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import section from '../../../lib/forms/section.module.css';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { type Passkey, useRefresh } from '../queries.ts';
import styles from './account.module.css';

const FACTORS = '/identity/v1/user/second-factor';
const nameDialog = defineDialog<{ known?: string; title: string }, string>(
  'passkey-name',
  lazy(() => import('./passkey-name.tsx')),
);

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslations('account.passkeys');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useRefresh();
  const saving = useSaving();

  async function add() {
    let cancelled = false;
    const done = await saving.run(async () => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { data: start } = await api.call.POST('/identity/v1/user/passkeys/options', {});
      if (!start) return;
      const optionsJSON = start.options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const response = await startRegistration({ optionsJSON }).catch(() => undefined);
      if (!response) {
        cancelled = true;
        return;
      }
      const name = await dialogs.open(nameDialog, { title: t('nameTitle') });
      const body = { challengeId: start.challengeId, response: { ...response } as Record<string, unknown>, name: name ?? t('unnamed') };
      await api.call.POST('/identity/v1/user/passkeys', { body });
    });
    if (cancelled) showToast({ kind: 'info', text: t('cancelled') });
    else if (done) {
      showToast({ kind: 'success', text: t('added') });
      await refresh(FACTORS);
    }
  }

  return (
    <div className={styles.part}>
      <div>
        <h3 className={styles.title}>{t('title')}</h3>
        <p className={styles.note}>{t('text')}</p>
      </div>
      {passkeys.length > 0 ? (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      <SavingProblem saving={saving} />
      <div className={section.buttons}>
        <Button size="small" busy={saving.busy} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </div>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTranslations('account.passkeys');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useRefresh();
  const saving = useSaving();
  const formats = useReaderFormats();
  const params = { path: { id: passkey.id } };

  async function rename() {
    const name = await dialogs.open(nameDialog, { title: t('renameTitle'), known: passkey.name });
    if (name && (await saving.run(() => api.call.PUT('/identity/v1/user/passkeys/{id}', { params, body: { name } }))))
      await refresh(FACTORS);
  }
  async function remove() {
    const sure = await dialogs.confirm({
      title: t('removeTitle', { name: passkey.name }),
      text: t('removeText'),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (sure && (await saving.run(() => api.call.DELETE('/identity/v1/user/passkeys/{id}', { params }), t('removed'))))
      await refresh(FACTORS);
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{passkey.name}</strong>
        <span>
          {passkey.lastUsedAt
            ? t('lastUsed', { when: formats.when(new Date(passkey.lastUsedAt)) })
            : t('createdOn', { when: formats.date(new Date(passkey.createdAt)) })}
        </span>
        <SavingProblem saving={saving} />
      </div>
      <div className={section.buttons}>
        <Button size="small" variant="quiet" onClick={rename} aria-label={t('renameOf', { name: passkey.name })}>
          {t('rename')}
        </Button>
        <Button size="small" variant="quiet" busy={saving.busy} onClick={remove} aria-label={t('removeOf', { name: passkey.name })}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
