import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import { supportDialog } from '../features/support/components/help-button.tsx';
import { useSession } from '../lib/session.ts';

/** "Contact us" of the error pages: the form that mails support. @rule pages.38 */
export function ContactButton() {
  const t = useTranslations('shell.notFound');
  const dialogs = useDialogs();
  const email = useSession()?.user?.email;
  return <Button onClick={() => dialogs.open(supportDialog, email === undefined ? {} : { email })}>{t('contact')}</Button>;
}
