// Asks for an address and mails a link to it: a new one where an old one failed. Says the same whether or not the address is known.
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFewFields } from '../../../lib/forms/few-fields.ts';
import { useErrorWords } from '../error-words.ts';
import { codeOf } from '../login-calls.ts';
import { EmailField, useEmailRule } from './email-field.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './login-popup.module.css';

type Props = {
  send: (email: string) => Promise<unknown>;
  /** The catalogue's "otherwise" of this call. */
  otherwise: string;
};

export function AskLinkForm({ send, otherwise }: Props) {
  const t = useTranslations('identity');
  const words = useErrorWords();
  const { register, handleSubmit, errors, isSubmitting } = useFewFields({ email: '' });
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit(async ({ email }) => {
        setProblem(undefined);
        setSentTo(undefined);
        try {
          await send(email.trim());
          setSentTo(email.trim());
        } catch (error) {
          setProblem(words(codeOf(error), otherwise));
        }
      })}
    >
      <FormProblem text={problem} />
      {sentTo ? (
        <Banner meaning="success" live>
          {t('page.sent', { email: sentTo })}
        </Banner>
      ) : null}
      <EmailField required error={errors.email?.message} {...register('email', useEmailRule())} />
      <Button type="submit" variant="primary" fullWidth busy={isSubmitting}>
        {sentTo ? t('popup.resend') : t('popup.sendLink')}
      </Button>
    </form>
  );
}
