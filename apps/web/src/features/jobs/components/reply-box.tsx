import styles from './organization-box.module.css';

export type ToldReplies = { heading: string; lines: readonly string[] };

/** How soon an answer is promised and comes, in words that came with the answer: a first visit is sent none. @rule applications.13, applications.15 */
export function ReplyBox({ replies: { heading, lines } }: { replies: ToldReplies }) {
  return (
    <section className={styles.box} aria-labelledby="replies-title">
      <h2 id="replies-title" className={styles.name}>
        {heading}
      </h2>
      {lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </section>
  );
}
