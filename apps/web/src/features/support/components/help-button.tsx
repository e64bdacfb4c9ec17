// The help button: a form that mails support, loaded when it is opened. @rule support.1
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
 * Stands at the end of a page that has neither menu nor footer. Elsewhere it `floats`: the shell gives it its place, and only where the window has
 * room beside the content, for it may cover nothing; menu and footer have help too. `email` is of whoever is signed in.
 */
export function HelpButton({ email, floats = false }: { email?: string | undefined; floats?: boolean }) {
  const t = useTranslations('shell');
  const dialogs = useDialogs();
  return (
    <button
      type="button"
      className={floats ? `${styles.help} ${styles.wide}` : styles.help}
      onClick={() => dialogs.open(supportDialog, email ? { email } : {})}
    >
      <IconHelp size={20} aria-hidden />
      {t('help')}
    </button>
  );
}
