import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { OrganizationPage } from '../organization-page.ts';
import styles from './organization-proofs.module.css';
import viewStyles from './organization-view.module.css';

/** What was proven of an organization, how and when, in words that came with the answer. @rule trust.8 */
export function OrganizationProofs({ trust }: Pick<OrganizationPage, 'trust'>) {
  if (!trust || trust.lines.length === 0) return null;
  return (
    <section className={`${viewStyles.section} ${viewStyles.panel}`} aria-labelledby="proven-title">
      <h2 id="proven-title">{trust.heading}</h2>
      <ul className={styles.proofs}>
        {trust.lines.map((line) => (
          <li key={line}>
            <IconRosetteDiscountCheck aria-hidden size={18} />
            <span dir="auto">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
