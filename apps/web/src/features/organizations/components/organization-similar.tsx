import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import type { OrganizationPage } from '../organization-page.ts';
import styles from './organization-view.module.css';
import { OrganizationsList } from './organizations-list.tsx';

/** Organizations that are like this one and hire. @rule organizations.21 */
export function OrganizationSimilar({ similar, words }: Pick<OrganizationPage, 'similar'> & { words: FacetWords }) {
  const t = useTranslations('organizations.detail');
  if (similar.length === 0) return null;
  return (
    <section id="similar" className={`${styles.section} ${styles.similar}`} aria-labelledby="similar-title">
      <h2 id="similar-title">{t('similar')}</h2>
      <OrganizationsList organizations={similar} view="grid" words={words} dim={false} />
    </section>
  );
}
