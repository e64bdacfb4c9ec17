// What a profile is asked for but not made to say: said under the field while it is empty, and nothing waits for it (decision 25).

import type { ProfileIssueCode } from '@fairway/rules/profile';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './form.module.css';

/** The hint of a field: what is missing while `missing`, else `hint`. */
export function useAsked(): (missing: boolean, code: ProfileIssueCode, hint?: ReactNode) => ReactNode {
  const t = useTranslations('profile.issues');
  return (missing, code, hint) =>
    missing ? (
      <>
        <span className={styles.asked}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>{t(code)}</span>
        </span>
        {hint}
      </>
    ) : (
      hint
    );
}
