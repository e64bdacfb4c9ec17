import type { components } from '@fairway/client/api.gen';
import { Link } from '@fairway/ui/link';
import { Prose } from '@fairway/ui/prose';
import { useHrefs } from '../../../lib/paths.ts';
import styles from './blog-view.module.css';
import { Byline } from './blog-view.tsx';

/** One post to read; in another language it says so. @rule content.10 */
export function PostView({ post }: { post: components['schemas']['ShownBlogPost'] }) {
  const { href } = useHrefs();
  const mark = post.language === null ? {} : { lang: post.language };
  return (
    <article className={styles.page}>
      <h1 {...mark} dir="auto">
        {post.title}
      </h1>
      <Byline post={post} />
      {post.fellBack ? <p className={styles.notice}>{post.fellBack}</p> : null}
      {post.ingress === '' ? null : (
        <p className={styles.ingress} {...mark} dir="auto">
          {post.ingress}
        </p>
      )}
      <Prose html={post.html} {...mark} />
      <p>
        <Link href={href('blog')}>{post.back}</Link>
      </p>
    </article>
  );
}
