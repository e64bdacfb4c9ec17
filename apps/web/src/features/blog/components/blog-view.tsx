import type { components } from '@fairway/client/api.gen';
import { Link } from '@fairway/ui/link';
import { useBoot } from '../../../lib/boot.ts';
import { localized, useHrefs } from '../../../lib/paths.ts';
import styles from './blog-view.module.css';

/** A tenant's posts, newest first: nothing needs a script. @rule content.10 */
export function BlogView({ blog: { title, posts, page, pages, words } }: { blog: components['schemas']['ShownBlog'] }) {
  const { href } = useHrefs();
  const { locale } = useBoot();
  const pageOf = (number: number) => (number === 1 ? href('blog') : href('blog', {}, { page: number }));
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.slug}>
            <article className={styles.post} lang={post.language ?? undefined} dir="auto">
              <h2>
                <Link href={href('blog-post', { slug: post.slug })}>{post.title}</Link>
              </h2>
              {post.ingress === '' ? null : <p>{post.ingress}</p>}
              <Byline post={post} />
            </article>
          </li>
        ))}
      </ul>
      <nav className={styles.pages} aria-label={title}>
        {page > 1 ? (
          <Link href={pageOf(page - 1)} rel="prev">
            {words.newer}
          </Link>
        ) : null}
        {page < pages ? (
          <Link href={pageOf(page + 1)} rel="next">
            {words.older}
          </Link>
        ) : null}
        <a href={localized(locale, '/blog.rss')}>{words.feed}</a>
      </nav>
    </div>
  );
}

type BylineProps = { post: Pick<components['schemas']['ShownBlogPost'], 'by' | 'published'> };

/** Who wrote it and when, in the language of the page. */
export function Byline({ post }: BylineProps) {
  const { languageTag } = useBoot();
  return (
    <p className={styles.by} lang={languageTag}>
      {post.by} · <time dateTime={post.published.at}>{post.published.text}</time>
    </p>
  );
}
