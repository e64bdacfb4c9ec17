// What a profile lacks, each with a link to the very dialog that fills it: the same words on the score card and wherever something is
// refused for it. Why sensitive answers are asked for stands below them. @rule score.6
import { type Requirement, SENSITIVE_REQUIREMENTS } from '@fairway/rules/profile-score';
import { Link } from '@fairway/ui/link';
import { IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../lib/paths.ts';
import { EDIT_OF_REQUIREMENT, type Edit } from '../edits.ts';
import styles from './score.module.css';

export type MissingListProps = {
  missing: readonly Requirement[];
  /** Id of the words that name the list. */
  labelledBy?: string;
  /** Told when a link is pressed that opens here; it may prevent that. */
  onFollow?: (edit: Edit, event: MouseEvent) => void;
};

export function MissingList({ missing, labelledBy, onFollow }: MissingListProps) {
  const t = useTranslations('profile.requirements');
  const profile = useTranslations('profile');
  const { href } = useHrefs();
  return (
    <>
      <ul className={styles.missing} aria-labelledby={labelledBy}>
        {missing.map((requirement) => (
          <li key={requirement}>
            <Link
              className={styles.lack}
              href={href('profile', {}, { edit: EDIT_OF_REQUIREMENT[requirement] })}
              onClick={(event) => {
                if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow?.(EDIT_OF_REQUIREMENT[requirement], event);
              }}
            >
              <span>{t(requirement)}</span>
              <IconChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {missing.some((requirement) => SENSITIVE_REQUIREMENTS.includes(requirement)) ? (
        <p className={styles.sensitive}>{profile('sensitive')}</p>
      ) : null}
    </>
  );
}
