// The ways to prove a claimed domain: what is to be done, and what was seen of it so far.
import { PROOF_MAILBOXES, type ProofMailbox, proofAddress } from '@fairway/rules/domain-proof';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Saving } from '../../../../lib/forms/saving.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import type { SchoolDomain } from '../queries.ts';
import styles from './settings.module.css';

type Claim = NonNullable<SchoolDomain['claim']>;

export function ByDns({ domain, claim, busy, onLook }: { domain: string; claim: Claim; busy: boolean; onLook: () => unknown }) {
  const t = useTranslations('school-domains.dialog');
  const format = useReaderFormats();
  const copy = async () => {
    await navigator.clipboard.writeText(claim.record);
    showToast({ kind: 'success', text: t('copied') });
  };
  return (
    <section className={styles.panel} aria-labelledby="by-dns">
      <h3 id="by-dns">{t('dnsTitle')}</h3>
      <p className={styles.lead}>{t('dnsText', { domain })}</p>
      <TextField label={t('record')} readOnly dir="ltr" value={claim.record} onFocus={(event) => event.currentTarget.select()} />
      <p role="status" className={styles.note}>
        {claim.outcome === null || claim.lookedAt === null
          ? t('notLooked')
          : t('lookedAt', { when: format.when(new Date(claim.lookedAt)), said: t(`outcomes.${claim.outcome}`) })}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button busy={busy} onClick={() => void onLook()}>
          {t('look')}
        </Button>
      </div>
    </section>
  );
}

type ByCodeProps = {
  domain: string;
  claim: Claim;
  saving: Saving;
  /** Of the link in the mail. */
  code: string | undefined;
  onMail: (mailbox: ProofMailbox) => Promise<boolean>;
  onProve: (code: string) => Promise<boolean>;
};

export function ByCode({ domain, claim, saving, code, onMail, onProve }: ByCodeProps) {
  const t = useTranslations('school-domains.dialog');
  const format = useReaderFormats();
  const [mailbox, setMailbox] = useState<ProofMailbox>(claim.mailbox ?? 'postmaster');
  const send = async () => {
    if (await onMail(mailbox)) showToast({ kind: 'success', text: t('sent', { address: proofAddress(mailbox, domain) }) });
  };
  return (
    <section className={styles.panel} aria-labelledby="by-code">
      <h3 id="by-code">{t('mailTitle')}</h3>
      <p className={styles.lead}>{t('mailText')}</p>
      <Select
        label={t('mailbox')}
        value={mailbox}
        options={PROOF_MAILBOXES.map((one) => ({ value: one, label: proofAddress(one, domain) }))}
        onChange={(event) => setMailbox(PROOF_MAILBOXES.find((one) => one === event.currentTarget.value) ?? 'postmaster')}
      />
      <div className={styles.actions}>
        <Button busy={saving.busy} onClick={() => void send()}>
          {t('send')}
        </Button>
      </div>
      {claim.mailbox === null || claim.mailedAt === null ? null : (
        <>
          <p className={styles.note}>
            {t('mailed', { address: proofAddress(claim.mailbox, domain), when: format.when(new Date(claim.mailedAt)) })}
          </p>
          <CodeForm given={code} saving={saving} onProve={onProve} />
        </>
      )}
    </section>
  );
}

function CodeForm({ given = '', saving, onProve }: { given: string | undefined; saving: Saving; onProve: ByCodeProps['onProve'] }) {
  const t = useTranslations('school-domains.dialog');
  const [code, setCode] = useState(given);
  const prove = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !saving.busy) void onProve(code);
  };
  return (
    <form className={styles.fields} onSubmit={prove} noValidate>
      <TextField
        label={t('code')}
        error={saving.errorOf('settings.code_unknown')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          saving.clear();
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={saving.busy} disabled={code.trim() === ''}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}

export function ByPlatform({ domain, school, busy, onDecide }: { domain: string; school: string; busy: boolean; onDecide: () => unknown }) {
  const t = useTranslations('school-domains.dialog');
  const dialogs = useDialogs();
  const ask = async () => {
    const asked = { title: t('decideSure', { domain, school }), text: t('decideSureText'), confirmLabel: t('decide') };
    if (await dialogs.confirm(asked)) await onDecide();
  };
  return (
    <section className={styles.panel} aria-labelledby="by-platform">
      <h3 id="by-platform">{t('decideTitle')}</h3>
      <p className={styles.lead}>{t('decideText')}</p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void ask()}>
          {t('decide')}
        </Button>
      </div>
    </section>
  );
}
