// Asks which skill of the list typed ones are.
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { type Picked, PickField } from '../../../../lib/console/pick-field.tsx';
import { useErrorText } from '../../../../lib/error-text.ts';
import { loadSkills } from '../queries.ts';

/** `typed`: what people typed, and in how many profiles each stands. */
type Props = { typed: readonly { name: string; uses: number }[]; likely: Picked | undefined; onMerge: (skill: Picked) => Promise<boolean> };

function MergeDialog({ typed, likely, onMerge }: Props) {
  const t = useTranslations('reference-data.typed');
  const words = useTranslations('reference-data.entry');
  const entries = useTranslations('reference-data.list');
  const errorText = useErrorText();
  const [skill, setSkill] = useState(likely);
  return (
    <DialogFrame
      title={t('mergeTitle')}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'merge', label: t('go'), variant: 'primary', run: () => (skill ? onMerge(skill) : false), failedText: errorText },
      ]}
    >
      <ul>
        {typed.map(({ name, uses }) => (
          <li key={name}>
            <strong dir="auto">{name}</strong>: {entries('profiles', { count: uses })}
          </li>
        ))}
      </ul>
      <p>{t('mergeText', { count: typed.length })}</p>
      <SkillField skill={skill} onSkill={setSkill} />
    </DialogFrame>
  );
}

function SkillField({ skill, onSkill }: { skill: Picked | undefined; onSkill: (skill: Picked | undefined) => void }) {
  const t = useTranslations('reference-data.typed');
  const api = useApi();
  useDisabledAction('merge', skill === undefined);
  return <PickField label={t('skill')} value={skill} onChange={onSkill} load={(typed, signal) => loadSkills(api, typed, signal)} />;
}

export const mergeDialog = defineDialog<Props, boolean>('merge-skills', MergeDialog);
