// The add-new-school dialog: the name, and that a school of one's own cannot be verified. A name that the list has leads to that school.
// @rule education.18
import { LIMITS } from '@fairway/rules/limits';
import { plainLine } from '@fairway/rules/names';
import { isLongerThan } from '@fairway/rules/visible-characters';
import { Banner } from '@fairway/ui/banner';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useIssueText } from '../../saving.ts';
import type { AddedSchool } from './added-school.ts';

export default function NewSchoolDialog({ name: typed }: { name: string; close: (added?: AddedSchool) => void }) {
  const t = useTranslations('entries.education.newSchool');
  const errorText = useErrorText();
  const api = useApi();
  const [name, setName] = useState(typed);
  const issueText = useIssueText();
  const [wrong, setWrong] = useState<string>();

  async function add(): Promise<AddedSchool | false> {
    const issue =
      plainLine(name) === '' ? t('missing') : isLongerThan(name.trim(), LIMITS.schoolNameCharacters) ? issueText('too_long') : undefined;
    setWrong(issue);
    if (issue) return false;
    const { data } = await api.call.POST('/api/v1/school', { body: { name: name.trim() } });
    return data ?? false;
  }
  return (
    <DialogFrame
      title={t('title')}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'add', label: t('add'), variant: 'primary', run: add, failedText: errorText },
      ]}
    >
      <div style={{ display: 'grid', gap: 'var(--fw-space-2)' }}>
        <TextField
          data-autofocus=""
          label={t('name')}
          value={name}
          error={wrong}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setWrong(undefined);
          }}
        />
        <Banner meaning="warning">{t('text')}</Banner>
      </div>
    </DialogFrame>
  );
}
