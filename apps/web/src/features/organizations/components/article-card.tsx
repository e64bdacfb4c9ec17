import type { components } from '@fairway/client/api.gen';
import { CardTitle, LinkCard } from '@fairway/ui/link-card';
import type { MouseEvent } from 'react';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import styles from './article-card.module.css';
import { PicturePlate } from './picture-plate.tsx';

export type ArticleCardProps = {
  article: components['schemas']['ArticleSummary'];
  /** Path segment of the organization. */
  segment: string;
  words: FacetWords;
  /** Takes the click in place of the link by preventing its default. */
  onOpen?: (event: MouseEvent) => void;
};

export function ArticleCard({ article, segment, words, onOpen }: ArticleCardProps) {
  const { href } = useHrefs();
  const created = new Date(article.createdAt);
  return (
    <LinkCard
      view="cover"
      plate={<PicturePlate shape="cover" ratio="16 / 9" sizes="20rem" src={article.featuredImage} name={article.title} />}
    >
      <CardTitle href={href('article', { id: segment, articleId: article.id })} lang={article.fellBack.title} onOpen={onOpen}>
        {article.title}
      </CardTitle>
      {article.ingress === '' ? null : (
        <p className={styles.ingress} lang={article.fellBack.ingress} dir="auto">
          {article.ingress}
        </p>
      )}
      <time className={styles.date} dateTime={article.createdAt} title={words.format.dateTime(created)}>
        {words.format.when(created)}
      </time>
    </LinkCard>
  );
}
