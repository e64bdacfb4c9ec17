// Proving that a domain is the school's: by its DNS, by a code that was mailed to who runs it, or, for who runs the platform, by their word.
// A mail leads here with the code filled in; it is sent when somebody presses the button, not when the link is opened. @rule schools.8
import '../../../../lib/later-messages.ts';
import type { ProofMailbox } from '@fairway/rules/domain-proof';
import { Button } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { SkeletonText } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { type Saving, useSaving } from '../../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../../lib/forms/section.tsx';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { domainQuery, type SchoolDomain, useCallsOf } from '../queries.ts';
import { ByCode, ByDns, ByPlatform } from './domain-proofs.tsx';
import styles from './settings.module.css';

type ProveProps = { schoolId: number; schoolName: string; domain: string; code?: string; mayDecide: boolean };

function ProveDomainDialog(props: ProveProps) {
  const t = useTranslations('school-domains.dialog');
  const saving = useSaving();
  return (
    <DialogFrame
      size="medium"
      title={t('title', { domain: props.domain })}
      busy={saving.busy}
      actions={[{ key: 'close', label: t('close') }]}
    >
      <div className={styles.fields}>
        <Loaded {...props} saving={saving} />
      </div>
    </DialogFrame>
  );
}

function Loaded({ schoolId, domain, saving, ...rest }: ProveProps & { saving: Saving }) {
  const errorText = useErrorText();
  const { api } = useCallsOf(schoolId);
  const { data, error } = useQuery({ ...domainQuery(api, schoolId, domain), retry: false });
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return <SkeletonText lines={6} />;
  return <Proofs {...rest} schoolId={schoolId} row={data} saving={saving} />;
}

type ProofsProps = Omit<ProveProps, 'domain'> & { row: SchoolDomain; saving: Saving };

function Proofs({ schoolId, schoolName, row, code, mayDecide, saving }: ProofsProps) {
  const t = useTranslations('school-domains.dialog');
  const format = useReaderFormats();
  const run = useProofCalls(schoolId, row, saving);
  if (row.state === 'proven')
    return (
      <p role="status" className={styles.readOnly}>
        {t('proven', { domain: row.domain })}
      </p>
    );
  const { claim } = row;
  const isOpen = row.state === 'claimed' && claim !== null;
  return (
    <>
      {isOpen ? (
        <p className={styles.lead}>
          {t('text')} {t('endsOn', { date: format.date(new Date(claim.endsAt)) })}
        </p>
      ) : (
        <p role="status" className={styles.readOnly}>
          {t(row.state === 'taken' ? 'taken' : 'over')}
        </p>
      )}
      <SavingProblem saving={saving} claimed={['settings.code_unknown']} />
      {isOpen ? (
        <>
          <ByDns domain={row.domain} claim={claim} busy={saving.busy} onLook={run.look} />
          <ByCode domain={row.domain} claim={claim} saving={saving} code={code} onMail={run.mail} onProve={run.prove} />
        </>
      ) : (
        <Anew busy={saving.busy} onBegin={run.claimAnew} />
      )}
      {mayDecide ? <ByPlatform domain={row.domain} school={schoolName} busy={saving.busy} onDecide={run.decide} /> : null}
    </>
  );
}

function Anew({ busy, onBegin }: { busy: boolean; onBegin: () => void }) {
  const t = useTranslations('school-domains.dialog');
  return (
    <div className={styles.actions}>
      <Button busy={busy} onClick={onBegin}>
        {t('anew')}
      </Button>
    </div>
  );
}

/** Each call shows the domain as it is then; the list and the settings follow. */
function useProofCalls(schoolId: number, { domain }: SchoolDomain, saving: Saving) {
  const { api, at, keepDomain, refresh } = useCallsOf(schoolId);
  const params = { path: { ...at.path, domain } };
  const base = '/api/v1/staff/schools/{schoolId}/domains/{domain}' as const;
  const run = (call: () => Promise<{ data?: SchoolDomain | undefined }>) =>
    saving.run(async () => {
      keepDomain((await call()).data);
      await refresh('/domains', '/settings');
    });
  return {
    look: () => run(() => api.call.POST(`${base}/dns`, { params })),
    mail: (mailbox: ProofMailbox) => run(() => api.call.POST(`${base}/mail`, { params, body: { mailbox } })),
    prove: (code: string) => run(() => api.call.POST(`${base}/code`, { params, body: { code } })),
    decide: () => run(() => api.call.POST(`${base}/decision`, { params })),
    claimAnew: () =>
      saving.run(async () => {
        await api.call.POST('/api/v1/staff/schools/{schoolId}/domains', { params: at, body: { domain } });
        await refresh('/domains', '/domains/{domain}', '/settings');
      }),
  };
}

const proveDomainDialog = defineDialog<ProveProps, unknown>('prove-domain', ProveDomainDialog);

/** Opens the dialog of a domain of the console's school. */
export function useProveDialog(mayDecide: boolean): (domain: string, code?: string) => Promise<unknown> {
  const dialogs = useDialogs();
  const { schoolId, name } = useConsoleSchool();
  return (domain, code) =>
    dialogs.open(proveDomainDialog, { schoolId, schoolName: name, domain, mayDecide, ...(code === undefined ? {} : { code }) });
}

/** Opens the dialog where a mail led here, and takes its words out of the address: the code is a secret. */
export function ProveFromMail({ mayDecide }: { mayDecide: boolean }) {
  const prove = useProveDialog(mayDecide);
  const [parameters, setParameters] = useSearchParams();
  const domain = parameters.get('prove');
  const code = parameters.get('code');
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (domain === null || opened.current === domain) return;
    opened.current = domain;
    setParameters(
      (before) => {
        before.delete('prove');
        before.delete('code');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    void prove(domain.slice(0, 253), code?.slice(0, 40));
  });
  return null;
}
