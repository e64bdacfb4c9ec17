// /staff/employers: who writes for students of the school, what the school lets them do, and what other schools made of their postings.
import '../../../lib/later-messages.ts';
import {
  POSTING_DECISION_LIMITS,
  SCHOOL_EMPLOYER_SORTS,
  SCHOOL_EMPLOYER_STATES,
  type SchoolEmployerState,
} from '@fairway/rules/posting-decisions';
import { Badge } from '@fairway/ui/badge';
import { Button } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { showToast } from '@fairway/ui/show-toast';
import { TextArea } from '@fairway/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../../lib/console/console-school.ts';
import parts from '../../../lib/console/parts.module.css';
import { useErrorText } from '../../../lib/error-text.ts';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useLiveDecisions } from '../components/live-decisions.ts';
import { refreshDecisions, SCHOOL_EMPLOYERS, type SchoolEmployerRow } from '../queries.ts';

const LIST = defineList({
  sorts: SCHOOL_EMPLOYER_SORTS,
  sort: 'name',
  filters: { state: one(SCHOOL_EMPLOYER_STATES), trusted: one(['true'] as const) },
});
const keyOf = ({ organizationId }: SchoolEmployerRow) => String(organizationId);

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.employers'), path: pathOf('staff-employers'), noIndex: true }));

export default function SchoolEmployersPage() {
  const t = useTranslations('school-postings.employers');
  const reasons = useTranslations('school-postings.reasons');
  const { href } = useConsoleHrefs();
  const formats = useReaderFormats();
  const { schoolId, name: school } = useConsoleSchool();
  const list = useList(LIST, SCHOOL_EMPLOYERS, { schoolId });
  const edit = useEditing();
  useLiveDecisions();
  return (
    <ConsolePage title={t('title')} description={t('text', { school })}>
      <ListPage
        title={t('title')}
        {...list}
        searchLabel={t('search')}
        keyOf={keyOf}
        nameOf={(row: SchoolEmployerRow) => row.name}
        hrefOf={(row) => href('staff-postings', {}, { organization: row.organizationId, view: row.waiting > 0 ? undefined : 'decided' })}
        columns={[
          { key: 'name', title: t('title'), sort: 'name', cell: (row) => <bdi>{row.name}</bdi> },
          {
            key: 'state',
            title: t('state'),
            cell: (row) => (
              <span className={parts.badges}>
                <Badge meaning={row.state === 'approved' ? 'success' : row.state === 'declined' ? 'danger' : 'neutral'}>
                  {t(`states.${row.state ?? 'none'}`)}
                </Badge>
                {row.isTrusted ? <Badge meaning="info">{t('trusted')}</Badge> : null}
              </span>
            ),
          },
          { key: 'waiting', title: t('waiting'), sort: 'waiting', cell: (row) => formats.number(row.waiting) },
          { key: 'here', title: t('here'), cell: (row) => t('hereCount', { approved: row.approved, declined: row.declined }) },
          {
            key: 'others',
            title: t('others'),
            cell: (row) =>
              [
                t('othersCount', { approved: row.approvedBy, declined: row.declinedBy }),
                ...row.reasons.map(({ reason, schools }) => t('reasonCount', { reason: reasons(reason), schools })),
              ].join(' · '),
          },
          { key: 'note', title: t('note'), wideOnly: true, cell: (row) => row.note },
        ]}
        filters={[
          choice('state', t('state'), SCHOOL_EMPLOYER_STATES, (value) => t(`states.${value}`)),
          choice('trusted', t('trusted'), ['true'] as const, () => t('trustedYes')),
        ]}
        actions={(row) => (
          <Button size="small" aria-label={`${t('edit')}: ${row.name}`} onClick={() => void edit(row)}>
            {t('edit')}
          </Button>
        )}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

type Saved = { state: SchoolEmployerState; isTrusted: boolean; note: string };

function useEditing() {
  const t = useTranslations('school-postings.employers');
  const dialogs = useDialogs();
  const { call } = useApi();
  const queries = useQueryClient();
  const { schoolId } = useConsoleSchool();
  return async (row: SchoolEmployerRow) => {
    const save = async (body: Saved) => {
      await call.PUT(`${SCHOOL_EMPLOYERS}/{organizationId}`, { params: { path: { schoolId, organizationId: row.organizationId } }, body });
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
  const [note, setNote] = useState(row.note);
  const run = async () => {
    await save({ state, isTrusted: isTrusted && state === 'approved', note });
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
      <TextArea
        label={t('noteLabel')}
        hint={t('noteHint')}
        maxLength={POSTING_DECISION_LIMITS.privateCharacters}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </DialogFrame>
  );
}
const employerDialog = defineDialog<{ row: SchoolEmployerRow; save: (saved: Saved) => Promise<void> }, boolean>(
  'school-employer',
  EmployerDialog,
);
