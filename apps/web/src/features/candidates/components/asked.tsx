// What a profile is asked for but not made to say: said under the field while it is empty, and nothing waits for it. @rule profile.34

import type { ProfileIssueCode } from '@fairway/rules/profile';
import type { FieldsState } from '@fairway/rules/profile-changes';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
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

/**
 * The hint of a field after `showChanges`: what another window says where both changed it, that it was changed where only the other did.
 * `words` makes the newer value readable.
 */
export function useElsewhere() {
  const t = useTranslations('profile.conflict');
  return <F extends object, K extends keyof F>(state: FieldsState<F>, name: K, words: (value: F[K]) => string | null): ReactNode => {
    const isConflict = state.conflicts.includes(name);
    if (!isConflict && !state.taken.includes(name)) return undefined;
    return (
      <span className={styles.elsewhere}>
        <IconRefresh size={16} aria-hidden />
        <span>{isConflict ? t('theirs', { value: words(state.originals[name]) || t('nothing') }) : t('taken')}</span>
      </span>
    );
  };
}
