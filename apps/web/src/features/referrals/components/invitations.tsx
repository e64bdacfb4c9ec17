import type { components } from '@fairway/client/api.gen';
import { formatters } from '@fairway/i18n/formatters';
import { fullName } from '@fairway/rules/names';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import styles from './invitations.module.css';

const PAGE_SIZE = 20;

export type InvitationsProps = {
  invitations: readonly components['schemas']['Referral'][];
  total: number;
  page: number;
  onPage: (page: number) => void;
};

/** The friends invited so far, newest first, a page at a time. */
export function Invitations({ invitations, total, page, onPage }: InvitationsProps) {
  const t = useTranslations('referrals');
  const { locale } = useBoot();
  const formats = formatters({ locale, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, now: new Date() });
  return (
    <>
      <ul className={styles.list}>
        {invitations.map(({ id, firstName, lastName, email, createdAt, joined }) => (
          <li key={id} className={styles.row}>
            <div className={styles.who}>
              <strong>{fullName(firstName, lastName)}</strong>
              <span>{email}</span>
            </div>
            {joined ? (
              <Badge meaning="success">{t('joined')}</Badge>
            ) : (
              <span>{t('invitedOn', { when: formats.when(new Date(createdAt)) })}</span>
            )}
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE ? (
        <div className={styles.pages}>
          <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button size="small" disabled={page * PAGE_SIZE >= total} onClick={() => onPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
