// The labels of a school: made, renamed, given another colour, deleted (asks first). Those of its identity provider are only shown.
import { LABEL_COLORS, LABEL_NAME_CHARACTERS, type LabelColor } from '@fairway/rules/students';
import { Button, IconButton } from '@fairway/ui/button';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { Select } from '@fairway/ui/select';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { TextField } from '@fairway/ui/text-field';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { type CountedLabel, labelsQuery, useRefreshStudents } from '../queries.ts';
import { LabelChip } from './label-chip.tsx';
import styles from './labels.module.css';

function LabelsDialog({ schoolId }: { schoolId: number }) {
  const t = useTranslations('students.label');
  const api = useApi();
  const dialogs = useDialogs();
  const refresh = useRefreshStudents();
  const reply = useQuery(labelsQuery(api, schoolId));
  const labels = reply.data?.labels;
  const errorText = useErrorText();
  const [edited, setEdited] = useState<CountedLabel>();
  const remove = (label: CountedLabel) =>
    dialogs.confirm({
      title: t('deleteTitle', { name: label.name }),
      text: t('deleteText', { count: label.students }),
      confirmLabel: t('deleteConfirm'),
      cancelLabel: t('cancel'),
      danger: true,
      onConfirm: async () => {
        const path = { schoolId, labelId: label.id };
        await api.call.DELETE('/api/v1/staff/schools/{schoolId}/student-labels/{labelId}', { params: { path } });
        if (edited?.id === label.id) setEdited(undefined);
        await refresh();
      },
    });
  return (
    <DialogFrame size="medium" title={t('title')} actions={[{ key: 'close', label: t('close') }]}>
      {labels ? null : reply.error ? <p role="alert">{errorText(reply.error)}</p> : <SkeletonRows label={t('title')} />}
      {labels?.length === 0 ? <p>{t('none')}</p> : null}
      <ul className={styles.list}>
        {labels?.map((label) => (
          <li key={label.id} className={styles.row}>
            <span>
              <LabelChip label={label} />
            </span>
            <span className={styles.uses}>{t('uses', { count: label.students })}</span>
            {label.isProvided ? (
              <span className={styles.uses}>{t('provided')}</span>
            ) : (
              <>
                <IconButton label={t('edit', { name: label.name })} icon={<IconPencil aria-hidden />} onClick={() => setEdited(label)} />
                <IconButton label={t('delete', { name: label.name })} icon={<IconTrash aria-hidden />} onClick={() => remove(label)} />
              </>
            )}
          </li>
        ))}
      </ul>
      <LabelForm key={edited?.id ?? 'new'} schoolId={schoolId} edited={edited} done={() => setEdited(undefined)} />
    </DialogFrame>
  );
}

type FormProps = { schoolId: number; edited: CountedLabel | undefined; done: () => void };

function LabelForm({ schoolId, edited, done }: FormProps) {
  const t = useTranslations('students.label');
  const api = useApi();
  const refresh = useRefreshStudents();
  const errorText = useErrorText();
  const [name, setName] = useState(edited?.name ?? '');
  const [color, setColor] = useState<LabelColor>(edited?.color ?? 'blue');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { name, color };
      if (edited) {
        const path = { schoolId, labelId: edited.id };
        await api.call.PUT('/api/v1/staff/schools/{schoolId}/student-labels/{labelId}', { params: { path }, body });
      } else await api.call.POST('/api/v1/staff/schools/{schoolId}/student-labels', { params: { path: { schoolId } }, body });
      await refresh();
      setName('');
      done();
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label={t('name')}
        value={name}
        maxLength={LABEL_NAME_CHARACTERS}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t('color')}
        options={LABEL_COLORS.map((value) => ({ value, label: t(`colors.${value}`) }))}
        value={color}
        onChange={(event) => setColor(event.currentTarget.value as LabelColor)}
      />
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={busy} disabled={name.trim() === ''}>
          {edited ? t('change') : t('add')}
        </Button>
        {edited ? (
          <Button variant="quiet" onClick={done}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

export const labelsDialog = defineDialog<{ schoolId: number }, void>('student-labels', LabelsDialog);
