// What the identity provider of a school needs to send its students: the address, and tokens that are shown once. @rule provisioning.1
import '../../../lib/later-messages.ts';
import type { components } from '@fairway/client/api.gen';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { SkeletonText } from '@fairway/ui/skeleton';
import { TextField } from '@fairway/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { useActing } from '../../verification/components/methods/acting.ts';
import { MethodProblem, MethodSection } from '../../verification/components/methods/method-section.tsx';
import styles from './provisioning.module.css';

const PATH = '/api/v1/staff/schools/{schoolId}/provisioning';
const DAYS = [90, 365, 730];
type Provisioning = components['schemas']['Provisioning'];

/** `offText`: the school does not take the roster as a proof; users may be sent all the same. */
export function ProvisioningSettings({ schoolId, offText }: { schoolId: number; offText?: string | undefined }) {
  const t = useTranslations('provisioning');
  const api = useApi();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const acting = useActing();
  const query = api.query.queryOptions('get', PATH, { params: { path: { schoolId } } });
  const { data, error } = useQuery({ ...query, retry: false });
  const [token, setToken] = useState<string>();
  const show = (next: Provisioning | undefined) => next && queries.setQueryData(query.queryKey, next);
  const make = (days: number) =>
    acting.run(async () => {
      const made = await api.call.POST(`${PATH}/tokens`, { params: { path: { schoolId } }, body: { days } });
      show(made.data?.provisioning);
      setToken(made.data?.token);
    });
  const revoke = (tokenId: string) =>
    acting.run(async () => {
      show((await api.call.DELETE(`${PATH}/tokens/{tokenId}`, { params: { path: { schoolId, tokenId } } })).data);
    }, t('revoked'));
  const release = () =>
    acting.run(async () => {
      show((await api.call.DELETE(`${PATH}/groups`, { params: { path: { schoolId } } })).data);
      // Lists of labels say whose each is.
      await queries.invalidateQueries({ queryKey: ['get', '/api/v1/staff/schools/{schoolId}/student-labels'] });
      await queries.invalidateQueries({ queryKey: ['get', '/api/v1/staff/schools/{schoolId}/students/filters'] });
    }, t('released'));
  return (
    <MethodSection title={t('title')} text={t('text')} offText={offText}>
      <MethodProblem>{error ? errorText(error) : acting.problem}</MethodProblem>
      {data ? (
        <>
          <Sent provisioning={data} />
          {data.groups === 0 ? null : <Groups count={data.groups} busy={acting.busy} onRelease={release} />}
          <Tokens tokens={data.tokens} busy={acting.busy} onRevoke={revoke} />
          {token === undefined ? null : <NewToken token={token} />}
          <MakeToken busy={acting.busy} onMake={make} />
        </>
      ) : error ? null : (
        <SkeletonText lines={3} />
      )}
    </MethodSection>
  );
}

function Sent({ provisioning: { baseUrl, activeUsers, endedUsers, lastChangeAt } }: { provisioning: Provisioning }) {
  const t = useTranslations('provisioning');
  const format = useReaderFormats();
  return (
    <>
      <TextField label={t('baseUrl')} readOnly value={baseUrl} onFocus={(event) => event.currentTarget.select()} />
      <p>
        {lastChangeAt === null
          ? t('nothing')
          : `${t('counts', { active: activeUsers, ended: endedUsers })} ${t('lastChange', { when: format.when(new Date(lastChangeAt)) })}`}
      </p>
    </>
  );
}

/** Labels that the provider keeps, and the way out of it. @rule provisioning.4 */
function Groups({ count, busy, onRelease }: { count: number; busy: boolean; onRelease: () => Promise<boolean> }) {
  const t = useTranslations('provisioning');
  const dialogs = useDialogs();
  const ask = async () => {
    const sure = await dialogs.confirm({ title: t('releaseTitle'), text: t('releaseText'), confirmLabel: t('release') });
    if (sure) await onRelease();
  };
  return (
    <div className={styles.fresh}>
      <p>{t('groups', { count })}</p>
      <Button variant="quiet" busy={busy} onClick={() => void ask()}>
        {t('release')}
      </Button>
    </div>
  );
}

type TokensProps = { tokens: Provisioning['tokens']; busy: boolean; onRevoke: (id: string) => Promise<boolean> };

function Tokens({ tokens, busy, onRevoke }: TokensProps) {
  const t = useTranslations('provisioning');
  const format = useReaderFormats();
  const dialogs = useDialogs();
  const ask = async (id: string) => {
    const sure = await dialogs.confirm({ title: t('revokeTitle'), text: t('revokeText'), confirmLabel: t('revoke'), danger: true });
    if (sure) await onRevoke(id);
  };
  const date = (at: string) => format.date(new Date(at));
  return (
    <>
      <h3 className={styles.title}>{t('tokens')}</h3>
      {tokens.length === 0 ? (
        <p>{t('noTokens')}</p>
      ) : (
        <ul className={styles.tokens}>
          {tokens.map(({ id, createdBy, createdAt, expiresAt, lastUsedAt }) => (
            <li key={id}>
              <span>
                {createdBy === null ? t('madeByNobody', { date: date(createdAt) }) : t('made', { date: date(createdAt), name: createdBy })}
                {' · '}
                {t('expires', { date: date(expiresAt) })}
                {' · '}
                {lastUsedAt === null ? t('unused') : t('used', { when: format.when(new Date(lastUsedAt)) })}
              </span>
              <Button
                size="small"
                variant="quiet"
                busy={busy}
                aria-label={t('revokeOf', { date: date(expiresAt) })}
                onClick={() => void ask(id)}
              >
                {t('revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NewToken({ token }: { token: string }) {
  const t = useTranslations('provisioning');
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    showToast({ kind: 'success', text: t('copied') });
  };
  return (
    <div className={styles.fresh} role="status">
      <TextField label={t('shown')} hint={t('shownHint')} readOnly value={token} onFocus={(event) => event.currentTarget.select()} />
      <Button onClick={() => void copy()}>{t('copy')}</Button>
    </div>
  );
}

function MakeToken({ busy, onMake }: { busy: boolean; onMake: (days: number) => Promise<boolean> }) {
  const t = useTranslations('provisioning');
  const [days, setDays] = useState(365);
  return (
    <>
      <p>{t('makeText')}</p>
      <div className={styles.fresh}>
        <Select
          label={t('validity')}
          value={`${days}`}
          options={DAYS.map((one) => ({ value: `${one}`, label: t('days', { days: one }) }))}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        />
        <Button busy={busy} onClick={() => void onMake(days)}>
          {t('make')}
        </Button>
      </div>
    </>
  );
}
