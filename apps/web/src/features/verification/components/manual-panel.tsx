// Without a student e-mail: a short message to career services, who answer to the e-mail of the account.
// @rule verification.17
import { LIMITS } from '@fairway/rules/limits';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { useSession } from '../../../lib/session.ts';
import { useRequest } from '../request.ts';
import { MessageField } from './message-field.tsx';
import type { MethodPanelProps } from './method-panel-props.ts';
import { RequestFile } from './request-file.tsx';
import styles from './verify.module.css';

export function ManualPanel({ school, connection, onEnd }: MethodPanelProps) {
  const t = useTranslations('verification.manual');
  const errors = useTranslations('errors.verification');
  const errorText = useErrorText();
  const { request, busy } = useRequest(school.id);
  const email = useSession()?.user?.email ?? '';
  const [message, setMessage] = useState(connection?.message ?? '');
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<string>();
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    const text = message.trim();
    if (text === '' || [...text].length > LIMITS.verificationMessage) {
      if (text === '') setError(errors('message_missing'));
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setProblem(undefined);
    const end = await request({ noAcademicEmail: true, message: text, file });
    if (end.kind === 'refused') {
      const { code } = end.problem;
      const isOfFile = code === 'verification.file_type' || code.startsWith('documents.');
      const tell = isOfFile ? setFileProblem : code.startsWith('verification.message_') ? setError : setProblem;
      tell(errorText(end.problem));
    }
    onEnd(end);
  }
  return (
    <form ref={form} className={styles.panel} onSubmit={send} noValidate aria-busy={busy}>
      {school.message ? (
        <blockquote className={styles.asks} dir="auto">
          <strong>{t('asks', { name: school.name })}</strong>
          <span>{school.message}</span>
        </blockquote>
      ) : null}
      <MessageField
        label={t('label')}
        hint={school.message ? undefined : t('hint')}
        error={error}
        value={message}
        onChange={(text) => {
          setMessage(text);
          setError(undefined);
        }}
      />
      <RequestFile
        name={school.name}
        file={file}
        problem={fileProblem}
        busy={busy}
        onFile={(chosen, wrong) => {
          setFile(chosen);
          setFileProblem(wrong);
        }}
      />
      <p className={styles.note}>
        {t.rich('email', {
          email: () => (
            <strong className={styles.email} dir="ltr">
              {email}
            </strong>
          ),
        })}
        <br />
        {t('time')}
      </p>
      {problem ? (
        <Banner meaning="danger" live>
          {problem}
        </Banner>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
