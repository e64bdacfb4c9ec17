// Who works for a school, and who is invited to.
import { Badge } from '@fairway/ui/badge';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import styles from '../../../lib/console/parts.module.css';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { School } from './queries.ts';

export function SchoolPeople({ school }: { school: School }) {
  const t = useTranslations('admin.school');
  const roles = useTranslations('admin.roles');
  const { href } = useHrefs();
  if (school.staff.length === 0) return <p className={styles.muted}>{t('nobody')}</p>;
  return (
    <ul className={styles.rows}>
      {school.staff.map((person) => (
        <li key={`${person.userId} ${person.role} ${person.invitedUntil}`} className={styles.row}>
          <div className={styles.what}>
            <Link href={href('admin-user', { id: person.userId })}>{person.name || person.email}</Link>
            <span>{person.email}</span>
          </div>
          <span>{roles(person.role)}</span>
          <Standing person={person} />
        </li>
      ))}
    </ul>
  );
}

/** What is to be said of somebody who does not simply work here. */
function Standing({ person: { status, invitedUntil } }: { person: School['staff'][number] }) {
  const t = useTranslations('admin.school');
  const invitation = useTranslations('school-settings.staff');
  const formats = useReaderFormats();
  if (status === 'suspended') return <Badge meaning="danger">{t('suspended')}</Badge>;
  if (invitedUntil === null) return status === 'inactive' ? <Badge meaning="warning">{t('invited')}</Badge> : null;
  const end = new Date(invitedUntil);
  return <Badge meaning="warning">{end > new Date() ? invitation('invited', { date: formats.date(end) }) : invitation('expired')}</Badge>;
}
