// A short list beside the suggestions: rows that lead to postings, the way to all of them, or what to do where there are none.
import { LinkButton } from '@fairway/ui/button';
import { Link } from '@fairway/ui/link';
import { LinkRow } from '@fairway/ui/link-row';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import styles from './mypage.module.css';

export type SideListProps = {
  id: string;
  title: string;
  rows: readonly { id: string; href: string; title: string; company: string; fact: string }[] | undefined;
  error: unknown;
  all: { href: string; label: string };
  empty: { text: string; href: string | undefined; label: string };
};

export function SideList({ id, title, rows, error, all, empty }: SideListProps) {
  const t = useTranslations('mypage');
  const errorText = useErrorText();
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows === undefined ? (
        error ? (
          <p role="alert">{errorText(error)}</p>
        ) : (
          <SkeletonRows rows={2} label={t('loading')} />
        )
      ) : rows.length === 0 ? (
        <>
          <p className={styles.muted}>{empty.text}</p>
          {empty.href ? (
            <LinkButton size="small" href={empty.href}>
              {empty.label}
            </LinkButton>
          ) : null}
        </>
      ) : (
        <>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <LinkRow
                  href={row.href}
                  title={row.title}
                  facts={[
                    { key: 'company', text: row.company },
                    { key: 'fact', text: row.fact },
                  ]}
                />
              </li>
            ))}
          </ul>
          <Link href={all.href}>{all.label}</Link>
        </>
      )}
    </section>
  );
}
