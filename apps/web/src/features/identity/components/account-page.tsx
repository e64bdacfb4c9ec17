// The frame of the pages that mails lead to: the tenant's mark, one card, one thing to do.
import { Link } from '@fairway/ui/link';
import { SkeletonText } from '@fairway/ui/skeleton';
import type { ReactNode } from 'react';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';
import styles from './account-page.module.css';

type Props = { title: string; text?: ReactNode; icon?: ReactNode; children?: ReactNode };

export function AccountPage({ title, text, icon, children }: Props) {
  const { tenant } = useBoot();
  const { home } = useHrefs();
  return (
    <div className={styles.page}>
      <Link href={home()} className={styles.brand}>
        {tenant.logo ? <img src={tenant.logo} alt={tenant.name} height={36} /> : tenant.name}
      </Link>
      <section className={styles.card}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        {children}
      </section>
    </div>
  );
}

/** The same card while its link is looked at. */
export function AccountPageLoading({ title, label }: { title: string; label: string }) {
  return (
    <AccountPage title={title}>
      <div role="status">
        <span className="fw-hidden">{label}</span>
        <SkeletonText lines={3} />
      </div>
    </AccountPage>
  );
}
