import { Chip } from '@fairway/ui/chip';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProfilePartProps } from '../../edits.ts';
import { type Fact, Facts } from '../facts.tsx';
import { useChoiceNames, usePreferenceFields } from '../preference-choices.ts';
import { SectionCard } from '../section-card.tsx';
import styles from './sections.module.css';

/** What the person looks for. */
export default function PreferencesSection({ profile }: ProfilePartProps) {
  const t = useTranslations('profile');
  const names = useChoiceNames();
  const fields = usePreferenceFields(profile);
  const yesNo = (value: boolean) => t(`answers.${value ? 'yes' : 'no'}`);
  const { eligibleWorkLocation, eligibleForRelocation, memberOfLGBTQCommunity, employers } = fields;
  const facts: (Fact | undefined)[] = [
    { label: t('preferences.openToJobs'), value: yesNo(fields.openToJobs) },
    eligibleWorkLocation ? { label: t('preferences.workLocation'), value: t(`workLocations.${eligibleWorkLocation}`) } : undefined,
    eligibleForRelocation === null ? undefined : { label: t('preferences.relocation'), value: yesNo(eligibleForRelocation) },
    memberOfLGBTQCommunity === null ? undefined : { label: t('preferences.lgbtq'), value: yesNo(memberOfLGBTQCommunity), secret: true },
  ];
  const known = facts.filter((fact) => fact !== undefined);
  // Everybody begins as open to jobs: that alone says nothing yet.
  const lists = [fields.workPreferences, fields.sectors, fields.careerFields, employers];
  const isEmpty = fields.openToJobs && known.length === 1 && lists.every((list) => list.length === 0);
  return (
    <SectionCard
      edit="preferences"
      title={t('preferences.title')}
      isEmpty={isEmpty}
      empty={{ text: t('preferences.empty'), action: t('preferences.add') }}
    >
      <Facts facts={known} />
      <Chips title={t('preferences.workPreferences')} names={fields.workPreferences.map((value) => t(`workPreferences.${value}`))} />
      <Chips title={t('preferences.careerFields')} names={fields.careerFields.map(names.careerField)} />
      <Chips title={t('preferences.sectors')} names={fields.sectors.map(names.sector)} />
      {employers.length > 0 ? (
        <Group title={t('preferences.employers')}>
          <ol className={styles.ranked}>
            {employers.map(({ employerId, name }) => (
              <li key={`${employerId} ${name}`} dir="auto">
                {name}
              </li>
            ))}
          </ol>
        </Group>
      ) : null}
    </SectionCard>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Chips({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Group title={title}>
      <ul className={styles.chips}>
        {names.map((name) => (
          <li key={name}>
            <Chip>{name}</Chip>
          </li>
        ))}
      </ul>
    </Group>
  );
}
