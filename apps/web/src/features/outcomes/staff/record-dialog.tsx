// What staff know of a graduate who has not answered. Deleting it can be undone. @rule outcomes.7
import { FIELD_RELATIONS, OUTCOME_HOURS, OUTCOME_STATUSES, outcomeSteps, SCHOOL_SOURCES } from '@fairway/rules/outcomes';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { StepField } from '../components/answer-fields.tsx';
import { type GraduateOutcome, LIST, REPORT } from '../queries.ts';
import styles from './report.module.css';

type Props = { graduate: GraduateOutcome; schoolId: number };
type Outcome = NonNullable<GraduateOutcome['outcome']>;
type Draft = Omit<Outcome, 'status' | 'updatedAt' | 'source'> & {
  status: Outcome['status'] | null;
  source: (typeof SCHOOL_SOURCES)[number];
};

const NOTHING: Draft = {
  ...{ status: null, source: 'staff', employer: null, title: null, country: null, startsOn: null, hours: null, fieldRelation: null },
  ...{ school: null, degree: null },
};

function draftOf(outcome: Outcome | null): Draft {
  if (!outcome || outcome.source === 'survey') return NOTHING;
  const { updatedAt: _updated, ...draft } = outcome;
  return { ...draft, source: outcome.source };
}

/** Writes or deletes a record, and what shows it is asked for again. */
function useRecord({ graduate, schoolId }: Props) {
  const t = useTranslations('outcome-reports.record');
  const api = useApi();
  const queries = useQueryClient();
  const params = { path: { schoolId, studyId: graduate.studyId } };
  const written = () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === LIST || queryKey[1] === REPORT });
  const save = async (draft: Draft) => {
    if (draft.status === null) return;
    await api.call.PUT(`${LIST}/{studyId}`, { params, body: { ...draft, status: draft.status } });
    await written();
    showToast({ kind: 'success', text: t('saved') });
  };
  const remove = async (before: Draft) => {
    await api.call.DELETE(`${LIST}/{studyId}`, { params });
    await written();
    showToast({ kind: 'success', text: t('removed'), action: { label: t('undo'), run: () => void save(before) } });
  };
  return { save, remove };
}

function RecordDialog(props: Props) {
  const t = useTranslations('outcome-reports');
  const errorText = useErrorText();
  const { graduate } = props;
  const before = draftOf(graduate.outcome);
  const [draft, setDraft] = useState(before);
  const { save, remove } = useRecord(props);
  return (
    <DialogFrame
      size="medium"
      title={t('record.title', { name: graduate.name })}
      actions={[
        { key: 'cancel', label: t('record.cancel') },
        ...(before.status === null ? [] : [{ key: 'remove', label: t('record.remove'), run: () => remove(before), failedText: errorText }]),
        { key: 'save', label: t('record.save'), variant: 'primary', run: () => save(draft), failedText: errorText },
      ]}
    >
      <Needed missing={draft.status === null} />
      <Fields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
    </DialogFrame>
  );
}

function Fields({ draft, onChange }: { draft: Draft; onChange: (changes: Partial<Draft>) => void }) {
  const t = useTranslations('outcome-reports');
  const oneOf = <V extends string>(values: readonly V[], value: string) => values.find((one) => one === value) ?? null;
  return (
    <div className={styles.fields}>
      <p>{t('record.text')}</p>
      <Select
        label={t('record.source')}
        value={draft.source}
        options={SCHOOL_SOURCES.map((source) => ({ value: source, label: t(`sources.${source}`) }))}
        onChange={({ currentTarget: { value } }) => onChange({ source: oneOf(SCHOOL_SOURCES, value) ?? 'staff' })}
      />
      <Select
        label={t('record.status')}
        emptyLabel={t('record.choose')}
        value={draft.status ?? ''}
        options={OUTCOME_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        onChange={({ currentTarget: { value } }) => onChange({ status: oneOf(OUTCOME_STATUSES, value) })}
      />
      {outcomeSteps(draft.status).map((step) =>
        step === 'status' || step === 'pay' ? null : step === 'hours' ? (
          <Select
            key={step}
            label={t('facts.hours')}
            emptyLabel={t('record.choose')}
            value={draft.hours ?? ''}
            options={OUTCOME_HOURS.map((hours) => ({ value: hours, label: t(`hours.${hours}`) }))}
            onChange={({ currentTarget: { value } }) => onChange({ hours: oneOf(OUTCOME_HOURS, value) })}
          />
        ) : step === 'fieldRelation' ? (
          <Select
            key={step}
            label={t('facts.fieldRelation')}
            emptyLabel={t('record.choose')}
            value={draft.fieldRelation ?? ''}
            options={FIELD_RELATIONS.map((relation) => ({ value: relation, label: t(`relations.${relation}`) }))}
            onChange={({ currentTarget: { value } }) => onChange({ fieldRelation: oneOf(FIELD_RELATIONS, value) })}
          />
        ) : (
          <StepField
            key={step}
            step={step}
            label={t(`facts.${step}`)}
            value={draft[step]}
            onChange={(value) => onChange({ [step]: value })}
          />
        ),
      )}
    </div>
  );
}

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('save', missing);
  return null;
}

/** `await dialogs.open(recordDialog, { graduate, schoolId })`. */
export const recordDialog = defineDialog<Props>('outcome-record', RecordDialog);
