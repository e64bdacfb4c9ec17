// Help in a menu: on phones and in the consoles, where a floating button would stand over what is read or pressed. @rule support.1
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import { supportDialog } from '../features/support/components/help-button.tsx';
import { useSession } from '../lib/session.ts';
import { MenuItem, menuEntry } from './menu-list.tsx';

export function HelpEntry() {
  const t = useTranslations('shell');
  const dialogs = useDialogs();
  const email = useSession()?.user?.email;
  return (
    <MenuItem>
      <button type="button" className={menuEntry} onClick={() => dialogs.open(supportDialog, email === undefined ? {} : { email })}>
        {t('help')}
      </button>
    </MenuItem>
  );
}
