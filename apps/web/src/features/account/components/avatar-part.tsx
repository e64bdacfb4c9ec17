import { Avatar } from '@fairway/ui/avatar';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import type { User } from '../queries.ts';
import styles from './account.module.css';
import { avatarDialog } from './avatar-dialog.ts';

/** The picture with the button that opens its editor. */
export function AvatarPart({ user }: { user: User }) {
  const t = useTranslations('account.avatar');
  const dialogs = useDialogs();
  return (
    <div className={styles.branded}>
      <Avatar name={user.firstName || user.email} src={user.avatar} sizePx={64} />
      <Button size="small" onClick={() => dialogs.open(avatarDialog, { current: user.avatar })}>
        {t('edit')}
      </Button>
    </div>
  );
}
