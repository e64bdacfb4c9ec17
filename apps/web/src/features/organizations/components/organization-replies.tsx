import type { OrganizationPage } from '../organization-page.ts';
import viewStyles from './organization-view.module.css';

/** How soon an organization promises to answer, and does, in words that came with the answer. @rule applications.13 */
export function OrganizationReplies({ replies }: Pick<OrganizationPage, 'replies'>) {
  if (!replies || replies.lines.length === 0) return null;
  return (
    <section className={`${viewStyles.section} ${viewStyles.panel}`} aria-labelledby="replies-title">
      <h2 id="replies-title">{replies.heading}</h2>
      {replies.lines.map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
    </section>
  );
}
