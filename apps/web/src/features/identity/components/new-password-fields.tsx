// A new password, twice, with the list of what it needs ticking off while it is typed. Used wherever a password is set.
// @rule identity.18, identity.20
import { LIMITS } from '@fairway/rules/limits';
import { passwordIssues, passwordsMatch } from '@fairway/rules/passwords';
import { PasswordField } from '@fairway/ui/password-field';
import { useTranslations } from 'use-intl';
import type { FieldRule } from '../../../lib/forms/few-fields.ts';
import { PasswordChecklist } from './password-checklist.tsx';

export type NewPassword = { password: string; confirmation: string };

type Props = {
  register: (name: keyof NewPassword, rule: FieldRule<NewPassword>) => object;
  /** As it is typed now. */
  password: string;
  errors: Partial<Record<keyof NewPassword, { message?: string | undefined } | undefined>>;
  /** "Password" or "New password". */
  label: string;
  /** What two different ones are told, where it is not the words of a first password. @rule identity.20 */
  mismatch?: string;
  autoFocus?: boolean;
};

export function NewPasswordFields({ register, password, errors, label, mismatch, autoFocus }: Props) {
  const t = useTranslations('identity.field');
  const codes = useTranslations('errors');
  const labels = { showLabel: t('show'), hideLabel: t('hide'), autoComplete: 'new-password' as const, required: true };
  return (
    <>
      <div>
        <PasswordField
          label={label}
          {...labels}
          {...(autoFocus ? { 'data-autofocus': '' } : {})}
          maxLength={LIMITS.passwordCharactersMax}
          error={errors.password?.message}
          {...register('password', {
            validate: (value) => {
              if (value === '') return t('passwordMissing');
              const issue = passwordIssues(value)[0];
              return issue === undefined || codes(issue);
            },
            deps: ['confirmation'],
          })}
        />
        <PasswordChecklist password={password} />
      </div>
      <PasswordField
        label={t('confirmation')}
        {...labels}
        error={errors.confirmation?.message}
        {...register('confirmation', { validate: (value, form) => passwordsMatch(form.password, value) || (mismatch ?? t('mismatch')) })}
      />
    </>
  );
}
