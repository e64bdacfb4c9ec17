// A section of the profile page: its title, a button that opens its dialog, and its content or an invitation to fill it.
import { Button, IconButton } from '@fairway/ui/button';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Edit, useEdits } from '../edits.ts';
import styles from './section-card.module.css';

export type SectionCardProps = {
  edit: Edit;
  title: string;
  /** Anchor in the page; the name of the dialog unless told. */
  id?: string;
  /** Nothing is there yet: `empty` stands in place of the children. */
  isEmpty?: boolean;
  /** What this section is good for, and what its button says. */
  empty?: { text: string; action: string };
  children?: ReactNode;
};

export function SectionCard({ edit, title, id = edit, isEmpty, empty, children }: SectionCardProps) {
  const t = useTranslations('profile');
  const { open } = useEdits();
  const invites = isEmpty && empty;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.card} tabIndex={-1}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {invites ? <p className={styles.invitation}>{empty.text}</p> : null}
        </div>
        {invites ? (
          <Button size="small" icon={<IconPlus aria-hidden />} onClick={() => open(edit)}>
            {empty.action}
          </Button>
        ) : (
          <IconButton size="small" label={t('editOf', { section: title })} icon={<IconPencil aria-hidden />} onClick={() => open(edit)} />
        )}
      </div>
      {invites ? null : <div className={styles.body}>{children}</div>}
    </section>
  );
}
