// What the school lets an employer do: from its list, and from the page of one.
import { SCHOOL_EMPLOYER_STATES, type SchoolEmployerState } from '@fairway/rules/posting-decisions';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { useConsoleSchool } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { refreshDecisions, SCHOOL_EMPLOYER, type SchoolEmployerRow } from '../../queries.ts';

type Saved = { state: SchoolEmployerState; isTrusted: boolean };

/** `const edit = useEditEmployer()`, `await edit(row)`. */
export function useEditEmployer() {
  const t = useTranslations('school-postings.employers');
  const dialogs = useDialogs();
  const { call } = useApi();
  const queries = useQueryClient();
  const { schoolId } = useConsoleSchool();
  return async (row: SchoolEmployerRow) => {
    const save = async (body: Saved) => {
      await call.PUT(SCHOOL_EMPLOYER, { params: { path: { schoolId, organizationId: row.organizationId } }, body });
      showToast({ kind: 'success', text: t('saved', { name: row.name }) });
    };
    await dialogs.open(employerDialog, { row, save });
    await refreshDecisions(queries);
  };
}

function EmployerDialog({ row, save }: { row: SchoolEmployerRow; save: (saved: Saved) => Promise<void> }) {
  const t = useTranslations('school-postings.employers');
  const words = useTranslations('console');
  const admin = useTranslations('admin');
  const errorText = useErrorText();
  const [state, setState] = useState<SchoolEmployerState>(row.state ?? 'approved');
  const [isTrusted, setTrusted] = useState(row.isTrusted);
  const run = async () => {
    await save({ state, isTrusted: isTrusted && state === 'approved' });
    return true;
  };
  return (
    <DialogFrame
      size="medium"
      title={t('editTitle', { name: row.name })}
      actions={[
        { key: 'cancel', label: words('cancel') },
        { key: 'save', label: admin('save'), variant: 'primary', run, failedText: errorText },
      ]}
    >
      <Select
        data-autofocus=""
        label={t('state')}
        {...(state === 'declined' ? { hint: t('declinedHint') } : {})}
        options={SCHOOL_EMPLOYER_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChange={(event) => setState(event.currentTarget.value === 'declined' ? 'declined' : 'approved')}
      />
      {state === 'approved' ? (
        <Checkbox
          label={t('trusted')}
          hint={t('trustHint')}
          checked={isTrusted}
          onChange={(event) => setTrusted(event.currentTarget.checked)}
        />
      ) : null}
    </DialogFrame>
  );
}
const employerDialog = defineDialog<{ row: SchoolEmployerRow; save: (saved: Saved) => Promise<void> }, boolean>(
  'school-employer',
  EmployerDialog,
);
