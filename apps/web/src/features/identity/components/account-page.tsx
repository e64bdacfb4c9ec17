// The frame of the pages that mails lead to: the tenant's mark, one card, one thing to do.
import { SkeletonText } from '@fairway/ui/skeleton';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../lib/brand-mark.tsx';
import styles from './account-page.module.css';

type Props = { title: string; text?: ReactNode; icon?: ReactNode; children?: ReactNode };

export function AccountPage({ title, text, icon, children }: Props) {
  return (
    <div className={styles.page}>
      <BrandMark />
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
