// The article dialog: loads the article, and goes on to the next one in place.
import { Button, LinkButton } from '@fairway/ui/button';
import { DialogContext, DialogFrame } from '@fairway/ui/dialog-frame';
import { SkeletonText } from '@fairway/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { recordEvent } from '../../../lib/analytics.ts';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { articleQuery } from '../queries.ts';
import { ArticleBody } from './article-body.tsx';
import styles from './article-reader.module.css';

export type ArticleReaderProps = { articleId: number; organization: { id: number; name: string; segment: string }; words: FacetWords };

export default function ArticleReader({ articleId, organization, words }: ArticleReaderProps) {
  const t = useTranslations('organizations.article');
  const failed = useTranslations('organizations.failed');
  const errorText = useErrorText();
  const { locale } = useBoot();
  const { href } = useHrefs();
  const close = useContext(DialogContext)?.close;
  const [shownId, setShownId] = useState(articleId);
  const { data: article, error, refetch } = useQuery(articleQuery(useApi(), shownId, locale));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => recordEvent('article_view', { article_id: shownId, company_id: organization.id }), [shownId, organization.id]);

  function show(id: number) {
    setShownId(id);
    top.current?.closest('dialog')?.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }

  return (
    <DialogFrame title={article?.title ?? (error ? failed('title') : t('loading'))} titleLang={article?.fellBack.title} size="medium">
      <div ref={top} tabIndex={-1} className={styles.reader}>
        {article ? (
          <>
            <ArticleBody article={article} organization={organization} words={words} />
            <div>
              <LinkButton
                size="small"
                variant="quiet"
                href={href('article', { id: organization.segment, articleId: article.id })}
                onClick={() => close?.()}
              >
                {t('openPage')}
              </LinkButton>
            </div>
            {article.moreArticles.length > 0 ? (
              <section aria-labelledby="more-articles" className={styles.more}>
                <h3 id="more-articles">{t('more')}</h3>
                <ul>
                  {article.moreArticles.map((other) => (
                    <li key={other.id}>
                      <button type="button" className={styles.other} onClick={() => show(other.id)}>
                        <strong lang={other.fellBack.title} dir="auto">
                          {other.title}
                        </strong>
                        <span lang={other.fellBack.ingress} dir="auto">
                          {other.ingress}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </>
        ) : error ? (
          <div role="alert" className={styles.failed}>
            <p>{errorText(error)}</p>
            <Button onClick={() => refetch()}>{failed('again')}</Button>
          </div>
        ) : (
          <div aria-hidden="true" className={styles.waiting}>
            <SkeletonText lines={8} />
          </div>
        )}
      </div>
    </DialogFrame>
  );
}
