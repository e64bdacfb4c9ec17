import { CountBadge } from '@fairway/ui/badge';
import { Link } from '@fairway/ui/link';
import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import styles from './chat-link.module.css';

/** The way to the chat with the count of unread messages, where the chat exists. @rule navigation.11 */
export function ChatLink() {
  const t = useTranslations('shell.nav');
  const { href, exists } = useHrefs();
  const session = useSession();
  if (!exists('chat')) return null;
  const count = session?.unreadMessages ?? 0;
  return (
    <Link href={href('chat')} className={styles.chat} title={t('chat')}>
      <IconMessageCircle size={20} aria-hidden />
      <span className="fw-hidden">{t('chat')}</span>
      <span className={styles.count}>
        <CountBadge count={count} label={t('unread', { count })} />
      </span>
    </Link>
  );
}
