// An article without its title, which stands in the dialog's bar or as the page's heading.
import type { components } from '@fairway/client/api.gen';
import { ImagePlate } from '@fairway/ui/image-plate';
import { Prose } from '@fairway/ui/prose';
import { useTranslations } from 'use-intl';
import styles from './article-body.module.css';
import type { CompanyWords } from './company-words.ts';

export type Article = components['schemas']['ArticleSummary'] & { body: string; fellBack: { body?: string } };
export type ArticleBodyProps = { article: Article; company: { name: string }; words: CompanyWords; eager?: boolean };

export function ArticleBody({ article, company, words, eager = false }: ArticleBodyProps) {
  const t = useTranslations('companies.article');
  const created = new Date(article.createdAt);
  return (
    <div className={styles.article}>
      <p className={styles.byline}>
        <span>{t('by', { name: company.name })}</span>
        <time dateTime={article.createdAt} title={words.format.dateTime(created)}>
          {words.format.when(created)}
        </time>
      </p>
      {article.featuredImage ? (
        <ImagePlate shape="cover" ratio="2 / 1" src={article.featuredImage} name={article.title} eager={eager} />
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
