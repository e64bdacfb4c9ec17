// Help in a menu: on phones and in the consoles, where a floating button would stand over what is read or pressed. @rule support.1
import { useDialogs } from '@fairway/ui/dialog-stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { supportDialog } from '../features/support/components/help-button.tsx';
import { useSession } from '../lib/session.ts';
import { MenuItem, menuEntry } from './menu-list.tsx';

/** Opens the help, which knows who asks. */
export function useHelp(): () => void {
  const dialogs = useDialogs();
  const email = useSession()?.user?.email;
  return () => void dialogs.open(supportDialog, email === undefined ? {} : { email });
}

/** `picture`: its menu has pictures beside the words, which look as `wordClass` says. */
export function HelpEntry({ picture, wordClass }: { picture?: ReactNode; wordClass?: string | undefined }) {
  const t = useTranslations('shell');
  const open = useHelp();
  return (
    <MenuItem>
      <button type="button" className={menuEntry} onClick={open}>
        {picture}
        <span className={wordClass}>{t('help')}</span>
      </button>
    </MenuItem>
  );
}
