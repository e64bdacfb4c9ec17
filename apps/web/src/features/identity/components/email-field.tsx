import { isEmail } from '@fairway/rules/emails';
import { TextField, type TextFieldProps } from '@fairway/ui/text-field';
import { useTranslations } from 'use-intl';

type Props = Omit<TextFieldProps, 'label' | 'type'> & { passkeys?: boolean };

/** The address somebody signs in with. With `passkeys`, browsers offer them in the field's own list. */
export function EmailField({ passkeys = false, ...rest }: Props) {
  const t = useTranslations('identity.field');
  return (
    <TextField
      label={t('email')}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoComplete={passkeys ? 'username webauthn' : 'username'}
      maxLength={254}
      {...rest}
    />
  );
}

/** The rule of every address field: `register('email', useEmailRule())`. @rule identity.17 */
export function useEmailRule() {
  const t = useTranslations('identity.field');
  const errors = useTranslations('errors');
  return {
    validate: (value: string) => (value.trim() === '' ? t('emailMissing') : isEmail(value.trim()) || errors('InvalidEmail')),
  };
}
