import { PASSWORD_CODES, passwordIssues } from '@fairway/rules/passwords';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './password-checklist.module.css';

/** What a password needs, ticked off as it is typed. Each line says by a word, not by colour alone, whether it is done. */
export function PasswordChecklist({ password }: { password: string }) {
  const t = useTranslations('identity.checklist');
  const open = passwordIssues(password);
  return (
    <ul className={styles.list} aria-label={t('label')}>
      {PASSWORD_CODES.map((code) => {
        const met = !open.includes(code);
        return (
          <li key={code} className={met ? styles.met : styles.open}>
            {met ? <IconCheck size={16} aria-hidden /> : <IconPoint size={16} aria-hidden />}
            <span>
              {t(code)}
              <span className="fw-hidden">, {t(met ? 'met' : 'open')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
