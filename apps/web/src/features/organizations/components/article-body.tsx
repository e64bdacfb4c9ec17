// An article without its title, which stands in the dialog's bar or as the page's heading.
import type { components } from '@fairway/client/api.gen';
import { Prose } from '@fairway/ui/prose';
import { useTranslations } from 'use-intl';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import styles from './article-body.module.css';
import { PicturePlate } from './picture-plate.tsx';

type Article = components['schemas']['ArticleSummary'] & { body: string; fellBack: { body?: string } };
export type ArticleBodyProps = { article: Article; organization: { name: string }; words: FacetWords; eager?: boolean };

export function ArticleBody({ article, organization, words, eager = false }: ArticleBodyProps) {
  const t = useTranslations('organizations.article');
  const created = new Date(article.createdAt);
  return (
    <div className={styles.article}>
      <p className={styles.byline}>
        <span>{t('by', { name: organization.name })}</span>
        <time dateTime={article.createdAt} title={words.format.dateTime(created)}>
          {words.format.when(created)}
        </time>
      </p>
      {article.featuredImage ? (
        <PicturePlate
          shape="cover"
          ratio="2 / 1"
          sizes="(width < 50rem) 100vw, 50rem"
          src={article.featuredImage}
          name={article.title}
          eager={eager}
        />
      ) : null}
      {article.ingress === '' ? null : (
        <p className={styles.ingress} lang={article.fellBack.ingress} dir="auto">
          {article.ingress}
        </p>
      )}
      <Prose html={article.body} lang={article.fellBack.body} />
    </div>
  );
}
