// How a person signs in, where they are signed in, and what helps who cannot.
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import styles from '../../../lib/console/parts.module.css';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { UserCard } from '../queries.ts';
import { useCardActions } from './card-actions.ts';

export function UserSignIn({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const words = useTranslations('admin');
  const dialogs = useDialogs();
  const actions = useCardActions(user.id);
  const { signIns } = user;
  const path = { id: user.id };
  async function reset() {
    const sure = await dialogs.confirm({ title: t('resetTitle'), text: t('resetText'), confirmLabel: t('reset'), danger: true });
    if (!sure) return;
    await actions.run((api) => api.call.DELETE('/api/v1/admin/users/{id}/second-factor', { params: { path } }), t('resetDone'));
  }
  const unlock = () => actions.run((api) => api.call.POST('/api/v1/admin/users/{id}/unlock', { params: { path } }), t('unlocked'));
  return (
    <>
      {signIns.isLocked ? (
        <p>
          <Badge meaning="danger">{t('locked')}</Badge>
        </p>
      ) : null}
      <dl className={styles.facts}>
        <dt>{t('password')}</dt>
        <dd>{signIns.hasPassword ? t('passwordSet') : words('notSet')}</dd>
        <dt>{t('providers')}</dt>
        <dd>{signIns.providers.join(', ') || words('none')}</dd>
        <dt>{t('passkeys')}</dt>
        <dd>{signIns.passkeys}</dd>
        <dt>{t('authenticator')}</dt>
        <dd>{signIns.authenticator ? words('yes') : words('no')}</dd>
      </dl>
      <div className={styles.buttons}>
        <Button size="small" busy={actions.busy} onClick={() => void unlock()}>
          {t('unlock')}
        </Button>
        {signIns.authenticator ? (
          <Button size="small" disabled={actions.busy} onClick={() => void reset()}>
            {t('resetFactor')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

export function UserSessions({ user }: { user: UserCard }) {
  const t = useTranslations('admin.user');
  const formats = useReaderFormats();
  const actions = useCardActions(user.id);
  const end = (sessionId?: string) =>
    actions.run(
      (api) =>
        api.call.POST('/api/v1/admin/users/{id}/sessions/end', {
          params: { path: { id: user.id } },
          body: sessionId === undefined ? {} : { sessionId },
        }),
      t('ended'),
    );
  if (user.sessions.length === 0) return <p className={styles.muted}>{t('noSessions')}</p>;
  return (
    <>
      <ul className={styles.rows}>
        {user.sessions.map((session) => {
          const device = session.isView ? t('view') : [session.browser, session.system].filter(Boolean).join(', ') || t('unknownDevice');
          return (
            <li key={session.id} className={styles.row}>
              <div className={styles.what}>
                <strong>{device}</strong>
                <span>{t('lastUsed', { date: formats.when(new Date(session.lastUsedAt)) })}</span>
              </div>
              <Button
                size="small"
                variant="quiet"
                disabled={actions.busy}
                aria-label={t('endOf', { device })}
                onClick={() => void end(session.id)}
              >
                {t('end')}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" busy={actions.busy} onClick={() => void end()}>
          {t('endAll')}
        </Button>
      </div>
    </>
  );
}
