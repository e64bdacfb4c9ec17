import type { components } from '@fairway/client/api.gen';
import { ImagePlate } from '@fairway/ui/image-plate';
import { Link } from '@fairway/ui/link';
import type { MouseEvent } from 'react';
import { useHrefs } from '../../../lib/paths.ts';
import styles from './article-card.module.css';
import type { CompanyWords } from './company-words.ts';

export type ArticleCardProps = {
  article: components['schemas']['ArticleSummary'];
  /** Path segment of the company. */
  segment: string;
  words: CompanyWords;
  /** Takes the click in place of the link by preventing its default. */
  onOpen?: (event: MouseEvent) => void;
};

export function ArticleCard({ article, segment, words, onOpen }: ArticleCardProps) {
  const { href } = useHrefs();
  const created = new Date(article.createdAt);
  return (
    <article className={styles.card}>
      <ImagePlate shape="cover" ratio="16 / 9" src={article.featuredImage} name={article.title} />
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          <Link
            href={href('article', { id: segment, articleId: article.id })}
            className={styles.link}
            {...(onOpen ? { onClick: onOpen, 'aria-haspopup': 'dialog' as const } : {})}
          >
            {article.title}
          </Link>
        </h3>
        {article.ingress === '' ? null : (
          <p className={styles.ingress} dir="auto">
            {article.ingress}
          </p>
        )}
        <time className={styles.date} dateTime={article.createdAt} title={words.format.dateTime(created)}>
          {words.format.when(created)}
        </time>
      </div>
    </article>
  );
}
