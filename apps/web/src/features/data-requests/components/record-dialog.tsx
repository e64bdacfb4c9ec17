// Writes a request down: of a student who is found by name, or of somebody without an account.
import { ApiProblem } from '@fairway/client/problem';
import { DATA_REQUEST_KINDS, DATA_REQUEST_LIMITS, DATA_REQUEST_WAYS } from '@fairway/rules/data-requests';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { TextArea, TextField } from '@fairway/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { type Picked, PickField } from '../../../lib/console/pick-field.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import { LIST_PATH } from '../queries.ts';
import styles from './data-requests.module.css';

type Kind = (typeof DATA_REQUEST_KINDS)[number];
type Way = (typeof DATA_REQUEST_WAYS)[number];
type Faults = readonly { pointer: string; code: string }[];

function RecordDialog({ schoolId }: { schoolId: number }) {
  const t = useTranslations('data-requests');
  const api = useApi();
  const errorText = useErrorText();
  const [kind, setKind] = useState<Kind>('export');
  const [cameBy, setCameBy] = useState<Way>('mail');
  const [student, setStudent] = useState<Picked>();
  const [person, setPerson] = useState('');
  const [note, setNote] = useState('');
  const [receivedOn, setReceivedOn] = useState(() => new Date().toISOString().slice(0, 10));
  const [faults, setFaults] = useState<Faults>([]);
  const faultAt = (field: string) => {
    const code = faults.find(({ pointer }) => pointer === `/body/${field}`)?.code;
    if (code === undefined) return undefined;
    return t(`form.faults.${code === 'too_long' || code === 'no_day' ? code : field === 'receivedOn' ? 'no_day' : 'missing'}`);
  };
  const load = async (q: string, signal: AbortSignal) => {
    const query = { q, pageSize: 25 as const };
    const { data } = await api.call.GET('/api/v1/staff/schools/{schoolId}/students', { params: { path: { schoolId }, query }, signal });
    return (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  };
  const save = async () => {
    setFaults([]);
    const body = { kind, userId: student?.value ?? null, person, cameBy, note, receivedOn };
    try {
      await api.call.POST(LIST_PATH, { params: { path: { schoolId } }, body });
    } catch (error) {
      if (error instanceof ApiProblem) setFaults(error.errors);
      throw error;
    }
    return true;
  };
  return (
    <DialogFrame
      title={t('form.title')}
      actions={[
        { key: 'cancel', label: t('form.cancel') },
        { key: 'save', label: t('form.save'), variant: 'primary', run: save, failedText: errorText },
      ]}
    >
      <div className={styles.fields}>
        <Select
          label={t('kind')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as Kind)}
          options={DATA_REQUEST_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <PickField label={t('form.student')} value={student} onChange={setStudent} load={load} />
        <TextField
          label={t('form.person')}
          hint={t('form.personHint')}
          value={person}
          maxLength={DATA_REQUEST_LIMITS.nameCharacters}
          error={faultAt('person')}
          onChange={(event) => setPerson(event.currentTarget.value)}
        />
        <Select
          label={t('came')}
          value={cameBy}
          onChange={(event) => setCameBy(event.currentTarget.value as Way)}
          options={DATA_REQUEST_WAYS.map((value) => ({ value, label: t(`ways.${value}`) }))}
        />
        <TextField
          type="date"
          label={t('received')}
          value={receivedOn}
          error={faultAt('receivedOn')}
          onChange={(event) => setReceivedOn(event.currentTarget.value)}
        />
        <TextArea
          label={t('form.note')}
          hint={t('form.noteHint')}
          rows={3}
          value={note}
          maxLength={DATA_REQUEST_LIMITS.noteCharacters}
          error={faultAt('note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </DialogFrame>
  );
}

export const recordDialog = defineDialog<{ schoolId: number }, boolean>('record-data-request', RecordDialog);
