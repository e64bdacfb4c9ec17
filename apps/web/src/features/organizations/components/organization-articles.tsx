// Articles as cards. With script a click opens the article over the page; the link itself leads to the article's own page.
import type { components } from '@fairway/client/api.gen';
import { useDialogs } from '@fairway/ui/dialog-stack';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import type { OrganizationPage } from '../organization-page.ts';
import { ArticleCard } from './article-card.tsx';
import { articleDialog } from './article-dialog.ts';
import styles from './organization-view.module.css';

export type OrganizationArticlesProps = {
  organization: OrganizationPage['company'];
  articles: readonly components['schemas']['ArticleSummary'][];
  words: FacetWords;
};

export function OrganizationArticles({ organization, articles, words }: OrganizationArticlesProps) {
  const t = useTranslations('organizations.detail');
  const dialogs = useDialogs();
  if (articles.length === 0) return null;

  function open(event: MouseEvent, articleId: number) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialogs.open(articleDialog, { articleId, organization, words });
  }

  return (
    <section id="articles" className={styles.section} aria-labelledby="articles-title">
      <h2 id="articles-title">{t('articles')}</h2>
      <ul className={styles.cards}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} segment={organization.segment} words={words} onOpen={(event) => open(event, article.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
