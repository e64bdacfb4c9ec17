import type { FieldsState } from '@fairway/rules/profile-changes';
import { personalDetailIssues } from '@fairway/rules/profile-issues';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ProfileSave, useIssueText } from '../../saving.ts';
import { useElsewhere } from '../asked.tsx';
import styles from '../form.module.css';

type Names = { firstName: string; lastName: string };
type NameFieldsProps<F extends Names> = {
  state: FieldsState<F>;
  onChange: (names: Partial<Names>) => void;
  saving: ProfileSave;
  /** Both say what they lack. */
  asked?: boolean;
};

/** First and last name; an empty one is an error once its field was left. */
export function NameFields<F extends Names>({ state, onChange, saving, asked = false }: NameFieldsProps<F>) {
  const t = useTranslations('profile.personal');
  const issueText = useIssueText();
  const elsewhere = useElsewhere();
  const names: Names = state.fields;
  const [left, setLeft] = useState<Partial<Record<keyof Names, true>>>({});
  const field = (name: keyof Names, autoComplete: string) => {
    const issue = asked || left[name] ? personalDetailIssues(names).find(({ field }) => field === name) : undefined;
    return (
      <TextField
        label={t(name)}
        required
        hint={elsewhere(state, name, String)}
        autoComplete={autoComplete}
        value={names[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        onBlur={() => setLeft({ ...left, [name]: true })}
        error={issue ? issueText(issue.code) : saving.faultOf('user', name)}
      />
    );
  };
  return (
    <div className={styles.pair}>
      {field('firstName', 'given-name')}
      {field('lastName', 'family-name')}
    </div>
  );
}
