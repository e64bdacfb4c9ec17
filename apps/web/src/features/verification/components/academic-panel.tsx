// By a link in the student mailbox: local part and domain, then the whole address to be looked at once more, then the link is sent.
// @rule verification.10, verification.16
import { chosenDomain, studentAddressIssue, typedAddress, wholeAddress } from '@fairway/rules/student-addresses';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { Select } from '@fairway/ui/select';
import { TextField } from '@fairway/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { useRequest } from '../request.ts';
import type { MethodPanelProps } from './method-panel-props.ts';
import styles from './verify.module.css';

/** Refusals that are about the address: said at its field. */
const OF_FIELD = ['EmailNotAvailable', 'InvalidEmail', 'InvalidEmailDomain'];

export function AcademicPanel({ school, connection, onEnd }: MethodPanelProps) {
  const t = useTranslations('verification.academic');
  const errorText = useErrorText();
  const { domains } = school;
  const { request, busy } = useRequest(school.id);
  const [address, setAddress] = useState(() => {
    const first = { localPart: '', domain: chosenDomain(domains, undefined) };
    return connection?.studentEmail ? typedAddress(connection.studentEmail, first.domain, domains) : first;
  });
  const [isSure, setIsSure] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const whole = wholeAddress(address);
  // The address stays out of the confirmation it was refused in: back at the field, the field is where to go on.
  const wasSure = useRef(false);
  useEffect(() => {
    if (wasSure.current && !isSure) field.current?.focus();
    wasSure.current = isSure;
  }, [isSure]);

  function look(event: FormEvent) {
    event.preventDefault();
    const issue = studentAddressIssue(address, domains);
    if (!issue) return setIsSure(true);
    setError(issue === 'foreign_domain' ? t('foreignDomain', { domains: domains.map((one) => `@${one}`).join(', ') }) : t(issue));
    field.current?.focus();
  }
  async function send() {
    setProblem(undefined);
    const end = await request({ noAcademicEmail: false, studentEmail: whole });
    if (end.kind === 'refused') {
      if (OF_FIELD.includes(end.problem.code)) {
        setError(errorText(end.problem));
        setIsSure(false);
      } else setProblem(errorText(end.problem));
    } else setIsSure(false);
    onEnd(end);
  }
  if (isSure)
    return <Confirmation email={whole} busy={busy} problem={problem} onSend={() => void send()} onChange={() => setIsSure(false)} />;
  const change = (next: typeof address) => {
    setAddress(next);
    setError(undefined);
    setProblem(undefined);
  };
  return (
    <form className={styles.panel} onSubmit={look} noValidate>
      <div className={styles.address}>
        <TextField
          ref={field}
          label={t('localPart')}
          hint={t('hint')}
          error={error}
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={address.localPart}
          onChange={(event) => change(typedAddress(event.currentTarget.value, address.domain, domains))}
        />
        {address.localPart.includes('@') ? null : (
          <Select
            label={t('domain')}
            dir="ltr"
            value={address.domain}
            options={domains.map((domain) => ({ value: domain, label: `@${domain}` }))}
            onChange={(event) => change({ ...address, domain: event.currentTarget.value })}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t('next')}
        </Button>
      </div>
    </form>
  );
}

type ConfirmationProps = { email: string; busy: boolean; problem: string | undefined; onSend: () => void; onChange: () => void };

function Confirmation({ email, busy, problem, onSend, onChange }: ConfirmationProps) {
  const t = useTranslations('verification.academic');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.panel} data-confirm="">
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('confirmTitle')}
      </h3>
      <p>
        {t.rich('confirmText', {
          email: () => (
            <strong className={styles.email} dir="ltr">
              {email}
            </strong>
          ),
        })}
      </p>
      {problem ? (
        <Banner meaning="danger" live>
          {problem}
        </Banner>
      ) : null}
      <div className={styles.buttons}>
        <Button disabled={busy} onClick={onChange}>
          {t('change')}
        </Button>
        <Button variant="primary" busy={busy} onClick={onSend}>
          {t('send')}
        </Button>
      </div>
    </div>
  );
}
