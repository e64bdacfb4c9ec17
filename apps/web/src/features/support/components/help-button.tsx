// The help button: a form that mails support, loaded when it is opened. @spec 2.7 "Help button", decision 72
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { IconHelp } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import styles from './help-button.module.css';

/** The form, for other places that lead to support: `dialogs.open(supportDialog, { email })`. */
export const supportDialog = defineDialog<{ email?: string }>(
  'support',
  lazy(() => import('./support-form.tsx')),
);

/**
 * Stands among the floating elements; the shell gives it its place. Where the window leaves no room beside the content it would cover what is
 * read, so it is not there where menu and footer have help (`menuHasIt`). `email` is of whoever is signed in.
 */
export function HelpButton({ email, menuHasIt = false }: { email?: string | undefined; menuHasIt?: boolean }) {
  const t = useTranslations('support');
  const dialogs = useDialogs();
  return (
    <button
      type="button"
      className={menuHasIt ? `${styles.help} ${styles.wide}` : styles.help}
      onClick={() => dialogs.open(supportDialog, email ? { email } : {})}
    >
      <IconHelp size={20} aria-hidden />
      {t('open')}
    </button>
  );
}
