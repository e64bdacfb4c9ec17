// One rule of advisers: who gets whom. Saved with all others, in its place.
import { SURNAME_LETTERS } from '@fairway/rules/advisers';
import { DialogFrame, useDisabledAction } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextField } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { PickField } from '../../../../lib/console/pick-field.tsx';
import { type Saving, useSaving } from '../../../../lib/forms/saving.ts';
import { SavingProblem } from '../../../../lib/forms/section.tsx';
import { type AdviserRules, adviserRulesQuery } from '../../queries.ts';
import styles from '../advisers.module.css';
import { ruleBody } from './rule-words.ts';

export type Adviser = { id: string; name: string };
type Props = {
  schoolId: number;
  list: AdviserRules;
  /** Its place; behind the last one: a new rule. */
  at: number;
  advisers: readonly Adviser[];
};

const FAULTS = ['too_long', 'backwards', 'never', 'unknown'] as const;

function RuleDialog({ schoolId, list, at, advisers }: Props) {
  const t = useTranslations('advisers');
  const api = useApi();
  const saving = useSaving();
  const queries = useQueryClient();
  const errorOf = useFaults(saving, at);
  const begin = list.rules[at];
  const [adviserId, setAdviserId] = useState(begin?.adviser.id ?? '');
  const [program, setProgram] = useState(begin?.program ? { value: begin.program.id, label: begin.program.name } : undefined);
  const [surnameFrom, setFrom] = useState(begin?.surnameFrom ?? '');
  const [surnameTo, setTo] = useState(begin?.surnameTo ?? '');
  const load = async (q: string, signal: AbortSignal) => {
    const path = '/api/v1/staff/schools/{schoolId}/programs';
    const { data } = await api.call.GET(path, { params: { path: { schoolId }, query: { q, pageSize: 25 } }, signal });
    return (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  };
  const save = () =>
    saving.run(async () => {
      const rules = list.rules.map(ruleBody);
      rules[at] = { adviserId, programId: program?.value ?? null, surnameFrom, surnameTo };
      const body = { updatedAt: list.updatedAt, rules };
      await api.call.PUT('/api/v1/staff/schools/{schoolId}/student-advisers/rules', { params: { path: { schoolId } }, body });
      await queries.invalidateQueries({ queryKey: adviserRulesQuery(api, schoolId).queryKey });
      showToast({ kind: 'success', text: t('rules.saved') });
    });
  return (
    <DialogFrame
      title={t('rule.title')}
      busy={saving.busy}
      actions={[
        { key: 'cancel', label: t('rule.cancel') },
        { key: 'save', label: t('rule.save'), variant: 'primary', run: save },
      ]}
    >
      <Needed missing={adviserId === ''} />
      <div className={styles.fields}>
        <Select
          data-autofocus=""
          label={t('rule.adviser')}
          emptyLabel={t('rule.choose')}
          error={errorOf('/adviserId')}
          value={adviserId}
          onChange={(event) => setAdviserId(event.currentTarget.value)}
          options={advisers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <PickField label={t('rule.program')} value={program} onChange={setProgram} load={load} />
        <p>{errorOf('/programId') ?? t('rule.programHint')}</p>
        <div className={styles.pair}>
          <TextField
            label={t('rule.surnameFrom')}
            maxLength={SURNAME_LETTERS}
            value={surnameFrom}
            error={errorOf('/surnameFrom')}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextField
            label={t('rule.surnameTo')}
            maxLength={SURNAME_LETTERS}
            value={surnameTo}
            error={errorOf('/surnameTo')}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <p>{t('rule.lettersHint')}</p>
        {errorOf('') ? <p role="alert">{errorOf('')}</p> : null}
        <SavingProblem saving={saving} />
      </div>
    </DialogFrame>
  );
}

function Needed({ missing }: { missing: boolean }) {
  useDisabledAction('save', missing);
  return null;
}

/** What is wrong at a field of this rule; at the rule itself: ''. */
function useFaults(saving: Saving, at: number): (field: string) => string | undefined {
  const t = useTranslations('advisers.rule.faults');
  return (field) => {
    const found = saving.problem?.errors.find(({ pointer }) => pointer === `/rules/${at}${field}`);
    const code = FAULTS.find((known) => known === found?.code);
    return code && t(code);
  };
}

export const ruleDialog = defineDialog<Props, unknown>('adviser-rule', RuleDialog);
