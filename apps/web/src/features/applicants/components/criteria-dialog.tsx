// What applicants for a posting are scored by: the team's own list, which may start with the standard set.
import { SCORECARD_LIMITS, STANDARD_CRITERIA } from '@fairway/rules/scorecards';
import { Button, IconButton } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { TextField } from '@fairway/ui/text-field';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import type { Criterion } from '../queries.ts';
import styles from './applicants.module.css';

type Props = { criteria: readonly Criterion[]; onSave: (criteria: Criterion[]) => Promise<unknown> };

const fresh = (name = ''): Criterion => ({ id: crypto.randomUUID(), name });

function CriteriaDialog({ criteria, onSave }: Props) {
  const t = useTranslations('applicants.criteria');
  const standard = useTranslations('applicants.standardCriteria');
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const [list, setList] = useState<Criterion[]>(() => (criteria.length > 0 ? [...criteria] : [fresh()]));
  const named = list.map(({ id, name }) => ({ id, name: name.trim() })).filter(({ name }) => name !== '');
  return (
    <DialogFrame
      title={t('title')}
      actions={[
        { key: 'cancel', label: t('cancel') },
        { key: 'save', label: t('save'), variant: 'primary', run: () => onSave(named), failedText: errorText },
      ]}
    >
      <div className={styles.form}>
        <p className={styles.muted}>{t('text')}</p>
        <ol className={styles.criteria}>
          {list.map(({ id, name }, at) => (
            <li key={id} className={styles.criterion}>
              <TextField
                label={t('name', { place: formats.number(at + 1) })}
                labelHidden
                value={name}
                maxLength={SCORECARD_LIMITS.criterionCharacters}
                autoComplete="off"
                onChange={(event) => {
                  const typed = event.currentTarget.value;
                  setList((before) => before.map((one) => (one.id === id ? { id, name: typed } : one)));
                }}
              />
              <IconButton
                size="small"
                label={t('remove', { name: name || formats.number(at + 1) })}
                icon={<IconTrash aria-hidden />}
                onClick={() => setList((before) => before.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ol>
        <div className={styles.row}>
          <Button
            size="small"
            disabled={list.length >= SCORECARD_LIMITS.criteria}
            onClick={() => setList((before) => [...before, fresh()])}
          >
            {t('add')}
          </Button>
          {named.length === 0 ? (
            <Button size="small" onClick={() => setList(STANDARD_CRITERIA.map((name) => fresh(standard(name))))}>
              {t('standard')}
            </Button>
          ) : null}
        </div>
        <p className={styles.muted}>{t('stays')}</p>
      </div>
    </DialogFrame>
  );
}

export const criteriaDialog = defineDialog<Props, unknown>('applicant-criteria', CriteriaDialog);
