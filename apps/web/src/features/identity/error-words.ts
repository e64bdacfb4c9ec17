// The catalogue's words by code. A code without words shows itself with the catalogue's "otherwise". @rule identity.44
import { useTranslations } from 'use-intl';

/** `words('DuplicateEmail', 'RegistrationFailed')`. */
export function useErrorWords(): (code: string, otherwise: string) => string {
  const t = useTranslations('errors');
  const failed = useTranslations('identity.failed');
  // One key stands for all: the arguments of 430 texts at once cost the compiler a minute.
  type Key = 'internal';
  return (code, otherwise) => (t.has(code as Key) ? t(code as Key) : `${failed('code', { code })}. ${t(otherwise as Key)}`);
}
