// What the reader asked organizations: where it stands, what helps it along, and what was answered.
import { Badge } from '@fairway/ui/badge';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { ImagePlate } from '@fairway/ui/image-plate';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { type Saving, useSaving } from '../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../lib/forms/section.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { OWN_REQUESTS_KEY, type TeamRequest } from '../queries.ts';
import { useConsoleOpening } from './console-opening.ts';
import { DnsPart } from './dns-part.tsx';
import styles from './teams.module.css';

export function RequestsPart({ requests }: { requests: readonly TeamRequest[] }) {
  const t = useTranslations('team-requests.requests');
  return (
    <section className={styles.part} aria-labelledby="requests">
      <h2 id="requests">{t('title')}</h2>
      <ul className={styles.cards}>
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

const MEANINGS = { waiting: 'info', accepted: 'success', declined: 'danger', withdrawn: 'neutral' } as const;

function RequestCard({ request }: { request: TeamRequest }) {
  const t = useTranslations('team-requests.requests');
  const formats = useReaderFormats();
  const { href } = useHrefs();
  const api = useApi();
  const open = useConsoleOpening();
  const askDns = async (id: string, look: boolean) =>
    (await api.call.POST('/api/v1/team-requests/{id}/dns', { params: { path: { id } }, body: { look } })).data;
  const { organization, kind, state, note, message, askedAt } = request;
  const waits = state === 'waiting';
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <ImagePlate src={organization.logo} name={organization.name} sizePx={40} />
        <div>
          <h3 className={styles.name}>
            <bdi>{organization.name}</bdi>
          </h3>
          <p className={styles.muted}>{t(`asked.${kind}`, { date: formats.date(new Date(askedAt)) })}</p>
        </div>
        <Badge meaning={MEANINGS[state]}>{t(`states.${state}`)}</Badge>
      </div>
      {message ? (
        <p className={styles.words} dir="auto">
          {message}
        </p>
      ) : null}
      {waits ? <p>{t(`waits.${kind}`)}</p> : null}
      {note ? (
        <p className={styles.words} dir="auto">
          {note}
        </p>
      ) : null}
      {waits ? <Proving request={request} /> : null}
      {waits && organization.host ? <DnsPart ask={(look) => askDns(request.id, look)} onFound={() => open(organization.id)} /> : null}
      <div className={styles.buttons}>
        {state === 'accepted' || kind === 'found' ? (
          <LinkButton href={href('employer', {}, { organization: organization.id })}>{t('open')}</LinkButton>
        ) : null}
        {waits ? <Withdraw request={request} /> : null}
      </div>
    </li>
  );
}

function Withdraw({ request: { id, organization } }: { request: TeamRequest }) {
  const t = useTranslations('team-requests.requests');
  const words = useTranslations('team-requests');
  const dialogs = useDialogs();
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving();
  const withdraw = async () => {
    const text = t('withdrawText', { organization: organization.name });
    if (!(await dialogs.confirm({ title: t('withdrawTitle'), text, confirmLabel: t('withdraw'), cancelLabel: words('cancel') }))) return;
    await saving.run(() => api.call.DELETE('/api/v1/team-requests/{id}', { params: { path: { id } } }), t('withdrawn'));
    await queries.invalidateQueries({ queryKey: OWN_REQUESTS_KEY });
  };
  return (
    <>
      <Button busy={saving.busy} onClick={() => void withdraw()}>
        {t('withdraw')}
      </Button>
      <SavingProblem saving={saving} />
    </>
  );
}

/** An address at the organization's website helps: it is proven by a code. */
function Proving({ request }: { request: TeamRequest }) {
  const t = useTranslations('team-requests.proving');
  const { isProven, workEmail, organization, codeEndsAt } = request;
  const [again, setAgain] = useState(false);
  if (isProven) return workEmail ? <p>{t('proven', { email: workEmail })}</p> : null;
  if (!organization.host) return null;
  return codeEndsAt !== null && workEmail && !again ? (
    <CodeForm request={request} email={workEmail} onAgain={() => setAgain(true)} />
  ) : (
    <AddressForm request={request} host={organization.host} onSent={() => setAgain(false)} />
  );
}

function AddressForm({ request, host, onSent }: { request: TeamRequest; host: string; onSent: () => void }) {
  const t = useTranslations('team-requests.proving');
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving();
  const [email, setEmail] = useState(request.workEmail ?? '');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const params = { path: { id: request.id } };
    if (!(await saving.run(() => api.call.POST('/api/v1/team-requests/{id}/code', { params, body: { email } })))) return;
    onSent();
    await queries.invalidateQueries({ queryKey: OWN_REQUESTS_KEY });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        type="email"
        label={t('email', { host })}
        hint={t('hint')}
        maxLength={254}
        autoComplete="email"
        required
        error={saving.errorOf(...AT_ADDRESS)}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <FormEnd saving={saving} claimed={AT_ADDRESS} label={t('send')} />
    </form>
  );
}

const AT_ADDRESS = ['InvalidEmail', 'teams.address_elsewhere', 'rate_limited'];
const AT_CODE = ['teams.code_wrong', 'teams.code_over'];

function CodeForm({ request: { id }, email, onAgain }: { request: TeamRequest; email: string; onAgain: () => void }) {
  const t = useTranslations('team-requests.proving');
  const api = useApi();
  const queries = useQueryClient();
  const saving = useSaving();
  const open = useConsoleOpening();
  const [code, setCode] = useState('');
  const prove = async (event: FormEvent) => {
    event.preventDefault();
    const proving = async () => {
      const { data } = await api.call.POST('/api/v1/team-requests/{id}/proof', { params: { path: { id } }, body: { code } });
      if (data?.state === 'accepted') await open(data.organization.id);
    };
    if (await saving.run(proving)) await queries.invalidateQueries({ queryKey: OWN_REQUESTS_KEY });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void prove(event)}>
      <p>{t('sent', { email })}</p>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        error={saving.errorOf(...AT_CODE)}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <FormEnd saving={saving} claimed={AT_CODE} label={t('prove')}>
        <Button onClick={onAgain}>{t('otherAddress')}</Button>
      </FormEnd>
    </form>
  );
}

type FormEndProps = { saving: Saving; claimed: readonly string[]; label: string; children?: ReactNode };

function FormEnd({ saving, claimed, label, children }: FormEndProps) {
  return (
    <>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={saving.busy}>
          {label}
        </Button>
        {children}
      </div>
      <SavingProblem saving={saving} claimed={claimed} />
    </>
  );
}
