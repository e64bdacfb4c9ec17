// Where this person is signed in: device, place (the zone of the device), last use. Each can be ended, and all others at once.
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useSaving } from '../../../lib/forms/saving.ts';
import section from '../../../lib/forms/section.module.css';
import { SavingProblem, Section } from '../../../lib/forms/section.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { signOut } from '../../../lib/session.ts';
import { type LoginSession, sessionsQuery, useRefresh } from '../queries.ts';
import styles from './account.module.css';

const PAGE_SIZE = 20;
const SESSIONS = '/identity/v1/user/sessions';

export function SessionsSection() {
  const t = useTranslations('account.sessions');
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState(false);
  const api = useApi();
  const errors = useTranslations('shell.account');
  const { home } = useHrefs();
  const sessions = useQuery(sessionsQuery(api, page)).data;
  async function leaveEverywhere() {
    setLeaving(true);
    const gone = await signOut(api, true);
    setLeaving(false);
    if (gone) window.location.assign(home());
    else showToast({ kind: 'error', text: errors('signOutFailed') });
  }
  return (
    <Section id="sessions" title={t('title')} text={t('text')}>
      {sessions ? (
        <ul className={styles.list}>
          {sessions.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <SkeletonRows label={t('title')} />
      )}
      {sessions && sessions.total > PAGE_SIZE ? (
        <div className={section.buttons}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button size="small" disabled={page * PAGE_SIZE >= sessions.total} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      ) : null}
      <div className={section.buttons}>
        <Button size="small" busy={leaving} onClick={leaveEverywhere}>
          {t('everywhere')}
        </Button>
      </div>
    </Section>
  );
}

function SessionRow({ session }: { session: LoginSession }) {
  const t = useTranslations('account.sessions');
  const api = useApi();
  const refresh = useRefresh();
  const saving = useSaving();
  const formats = useReaderFormats();
  const device = [session.browser, session.system].filter(Boolean).join(', ') || t('unknownDevice');
  // "Europe/Oslo" is a place that everyone understands.
  const place = session.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  const at = new Date(session.lastUsedAt);
  const end = async () => {
    if (await saving.run(() => api.call.DELETE('/identity/v1/user/sessions/{id}', { params: { path: { id: session.id } } }), t('ended')))
      await refresh(SESSIONS);
  };
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <div className={styles.named}>
          <strong>{device}</strong>
          {session.current ? <Badge meaning="success">{t('current')}</Badge> : null}
        </div>
        <span>
          {[place, session.address].filter(Boolean).join(' · ')}
          {place || session.address ? ' · ' : ''}
          <time dateTime={session.lastUsedAt} title={formats.dateTime(at)}>
            {formats.when(at)}
          </time>
        </span>
        <SavingProblem saving={saving} />
      </div>
      {session.current ? null : (
        <Button size="small" variant="quiet" busy={saving.busy} onClick={end} aria-label={t('endOf', { device })}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
