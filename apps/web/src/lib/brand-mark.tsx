import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { useBoot } from './boot.ts';
import styles from './brand-mark.module.css';
import { useHrefs } from './paths.ts';

/** Logo or name of the tenant, leading to its start page. */
export function BrandMark() {
  const t = useTranslations('shell.nav');
  const { tenant } = useBoot();
  const { home } = useHrefs();
  return (
    <Link href={home()} className={styles.brand} aria-label={t('home', { name: tenant.name })}>
      <BrandPicture alt="" />
    </Link>
  );
}

/** The same where it leads nowhere; `alt` names a logo. */
export function BrandPicture({ alt }: { alt: string }) {
  const { tenant } = useBoot();
  if (tenant.logo) return <img className={styles.logo} src={tenant.logo} alt={alt} height={32} />;
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--fw-primary-fill)" />
        <path
          d="M8.5 23.5c0-7 3-9.5 7.5-10.5s7-2.5 7.5-5.5"
          fill="none"
          stroke="var(--fw-on-primary)"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
        <circle cx="20.5" cy="22" r="2.6" fill="var(--fw-on-primary)" />
      </svg>
      <span className={styles.name}>{tenant.name}</span>
    </>
  );
}
