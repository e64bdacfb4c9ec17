// What a save ended with, above the buttons: what changed in another window and the way on, faults that no field shows, else the catalogue's words.
import type { ProfileSection } from '@fairway/rules/profile';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { type ProfileSave, useIssueText } from '../saving.ts';
import styles from './saving-problem.module.css';

export function SavingProblem({ saving, claimed = [] }: { saving: ProfileSave; claimed?: readonly string[] | undefined }) {
  const t = useTranslations('profile');
  const errorText = useErrorText();
  const issueText = useIssueText();
  const { problem, conflict, faults, reloaded } = saving;
  const sectionName = (section: string) => {
    const known = `sections.${section as ProfileSection}` as const;
    return t.has(known) ? t(known) : section;
  };
  if (conflict)
    return (
      <div role="alert" tabIndex={-1} data-problem="" className={styles.problem}>
        <Banner
          meaning="warning"
          title={t('conflict.title')}
          actions={
            <Button size="small" busy={saving.busy} onClick={saving.showChanges}>
              {t('conflict.show')}
            </Button>
          }
        >
          <p>{t('conflict.text')}</p>
          <ul>
            {conflict.map((section) => (
              <li key={section}>{sectionName(section)}</li>
            ))}
          </ul>
        </Banner>
      </div>
    );
  if (!problem)
    return reloaded ? (
      <Banner meaning="info" live>
        {t('conflict.shown')}
      </Banner>
    ) : null;
  if (claimed.includes(problem.code)) return null;
  const others = faults.filter(({ section, field }) => !(field && claimed.includes(`${section}.${field}`)));
  if (faults.length > 0 && others.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} data-problem="" className={styles.problem}>
      <Banner meaning="danger">
        <p>{errorText(problem)}</p>
        {others.length > 0 ? (
          <ul>
            {others.map(({ section, entry, field, code }) => (
              <li key={[section, entry, field, code].join(' ')}>
                {sectionName(section)}: {issueText(code)}
              </li>
            ))}
          </ul>
        ) : null}
      </Banner>
    </div>
  );
}
