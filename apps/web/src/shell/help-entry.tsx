// Help in a menu: on phones and in the consoles, where a floating button would stand over what is read or pressed. @rule support.1
import { useDialogs } from '@fairway/ui/dialog-stack';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { supportDialog } from '../features/support/components/help-button.tsx';
import { useSession } from '../lib/session.ts';
import { MenuItem, menuEntry } from './menu-list.tsx';

/** `wordClass`: its menu has pictures, and says how the words beside them look. */
export function HelpEntry({ wordClass }: { wordClass?: string | undefined }) {
  const t = useTranslations('shell');
  const dialogs = useDialogs();
  const email = useSession()?.user?.email;
  return (
    <MenuItem>
      <button type="button" className={menuEntry} onClick={() => dialogs.open(supportDialog, email === undefined ? {} : { email })}>
        {wordClass === undefined ? null : <IconHelpCircle size={18} aria-hidden />}
        <span className={wordClass}>{t('help')}</span>
      </button>
    </MenuItem>
  );
}
