import { Prose } from '@fairway/ui/prose';
import { useTranslations } from 'use-intl';
import styles from './organization-view.module.css';

export function OrganizationAbout({ name, description, lang }: { name: string; description: string; lang: string | undefined }) {
  const t = useTranslations('organizations.detail');
  return (
    <section id="about" className={styles.section} aria-labelledby="about-title">
      <h2 id="about-title">{t('aboutName', { name })}</h2>
      {description === '' ? <p className={styles.muted}>{t('noAbout', { name })}</p> : <Prose html={description} lang={lang} />}
    </section>
  );
}
