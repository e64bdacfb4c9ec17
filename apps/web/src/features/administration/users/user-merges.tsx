// On the card of a person: that the account was merged into another, which can be undone for a week; and those that were merged into it.
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import styles from '../../../lib/console/parts.module.css';
import { Section } from '../../../lib/forms/section.tsx';
import { useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { UserCard } from '../queries.ts';
import { useCardActions } from './card-actions.ts';

export function UserMerges({ user }: { user: UserCard }) {
  const t = useTranslations('user-merge');
  const { href } = useHrefs();
  if (user.mergedInto) return <MergedInto user={user} into={user.mergedInto} />;
  if (user.mergedFrom.length === 0) return null;
  return (
    <Section id="merges" title={t('from')}>
      <ul className={styles.rows}>
        {user.mergedFrom.map(({ id, name, email }) => (
          <li key={id} className={styles.row}>
            <Link href={href('admin-user', { id })}>{email}</Link>
            <span className={styles.muted}>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function MergedInto({ user, into }: { user: UserCard; into: NonNullable<UserCard['mergedInto']> }) {
  const t = useTranslations('user-merge');
  const { href } = useHrefs();
  const formats = useReaderFormats();
  const dialogs = useDialogs();
  const actions = useCardActions(user.id);
  const { undoUntil } = into;
  const named = {
    name: into.name || into.email,
    link: (name: React.ReactNode) => <Link href={href('admin-user', { id: into.id })}>{name}</Link>,
  };
  async function undo() {
    if (!(await dialogs.confirm({ title: t('undoTitle'), text: t('undoText'), confirmLabel: t('undo'), danger: true }))) return;
    await actions.run((api) => api.call.DELETE('/api/v1/admin/users/{id}/merge', { params: { path: { id: user.id } } }), t('undone'));
  }
  return (
    <Section id="merges" title={t('merged')} danger>
      <p>{undoUntil ? t.rich('intoUntil', { ...named, date: formats.dateTime(new Date(undoUntil)) }) : t.rich('into', named)}</p>
      {undoUntil ? (
        <div className={styles.buttons}>
          <Button size="small" busy={actions.busy} onClick={() => void undo()}>
            {t('undo')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
