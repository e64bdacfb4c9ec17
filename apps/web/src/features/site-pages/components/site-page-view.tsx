import type { components } from '@fairway/client/api.gen';
import { Prose } from '@fairway/ui/prose';
import styles from './site-page-view.module.css';

/** An own page of the tenant: one column to read, with nothing that needs a script. @rule content.3, content.8 */
export function SitePageView({ shown: { title, changed, fellBack, contents, html } }: { shown: components['schemas']['ShownSitePage'] }) {
  const mark = fellBack ? { lang: fellBack.language } : {};
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.changed}>
        <time dateTime={changed.on}>{changed.text}</time>
      </p>
      {fellBack ? <p className={styles.notice}>{fellBack.why}</p> : null}
      {contents ? (
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{contents.label}</h2>
          <ol {...mark}>
            {contents.headings.map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>{heading.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <Prose html={html} className={styles.text ?? ''} {...mark} />
    </article>
  );
}
