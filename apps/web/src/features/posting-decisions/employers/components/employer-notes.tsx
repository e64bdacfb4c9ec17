// Notes of staff on an employer, newest first, page by page: written, changed and deleted (asks first) by their author.
import { SCHOOL_EMPLOYER_NOTE_KINDS, SCHOOL_EMPLOYER_NOTE_SORTS } from '@fairway/rules/school-employers';
import { Badge } from '@fairway/ui/badge';
import { IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { ListFailed } from '@fairway/ui/list-results';
import { Pagination } from '@fairway/ui/pagination';
import { Segmented } from '@fairway/ui/segmented';
import { SkeletonRows } from '@fairway/ui/skeleton';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../lib/api.ts';
import { Card } from '../../../../lib/console/card.tsx';
import { useConsoleSchool, useDuty } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { defineList, one } from '../../../../lib/lists/list-address.ts';
import { useList } from '../../../../lib/lists/use-list.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { refreshDecisions, SCHOOL_EMPLOYER_NOTES } from '../../queries.ts';
import styles from '../employers.module.css';
import type { SchoolEmployerNote } from '../queries.ts';
import { NoteForm, type NoteWords } from './note-form.tsx';

const LIST = defineList({ sorts: SCHOOL_EMPLOYER_NOTE_SORTS, sort: '-written', filters: { kind: one(SCHOOL_EMPLOYER_NOTE_KINDS) } });
const ONE = `${SCHOOL_EMPLOYER_NOTES}/{noteId}` as const;

export function EmployerNotes({ organizationId }: { organizationId: number }) {
  const t = useTranslations('school-employers.notes');
  const ui = useTranslations('ui.pages');
  const errorText = useErrorText();
  const { schoolId } = useConsoleSchool();
  const { reply, address } = useList(LIST, SCHOOL_EMPLOYER_NOTES, { schoolId, organizationId });
  const notes = useNotes(organizationId);
  const [edited, setEdited] = useState<string>();
  const keeps = useDuty('employerRelations');
  const { rows = [], total = 0, pageSize = 1 } = reply.data ?? {};
  const { page, kind } = address.asked;
  return (
    <Card title={t('title')}>
      {keeps ? <NoteForm label={t('new')} confirmLabel={t('add')} onSave={notes.write} /> : null}
      {reply.isPending ? <SkeletonRows label={t('title')} rows={3} /> : null}
      {reply.isError && !reply.data ? (
        <ListFailed
          title={t('failed')}
          text={errorText(reply.error)}
          retryLabel={t('retry')}
          retrying={reply.isFetching}
          onRetry={() => void reply.refetch()}
        />
      ) : null}
      {kind !== undefined || total > 1 ? (
        <div className={styles.line}>
          <Segmented
            label={t('which')}
            options={(['all', ...SCHOOL_EMPLOYER_NOTE_KINDS] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={kind ?? 'all'}
            onChange={(value) => address.go({ kind: value === 'all' ? undefined : value, page: undefined })}
          />
        </div>
      ) : null}
      {reply.data && total === 0 ? <p className={styles.muted}>{kind === undefined ? t('empty') : t('noneOfKind')}</p> : null}
      <ul className={styles.list} aria-busy={reply.isPlaceholderData}>
        {rows.map((note) => (
          <li key={note.id}>
            {edited === note.id ? (
              <NoteForm
                note={note}
                label={t('edit')}
                confirmLabel={t('save')}
                onSave={async (words) => {
                  await notes.change(note.id, words);
                  setEdited(undefined);
                }}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <Note note={note} onEdit={() => setEdited(note.id)} onDelete={() => void notes.remove(note.id)} />
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(to) => address.hrefOf({ page: to })}
        texts={{ label: ui('label'), previous: ui('previous'), next: ui('next'), page: (to) => ui('page', { page: to }) }}
      />
    </Card>
  );
}

function useNotes(organizationId: number) {
  const t = useTranslations('school-employers.notes');
  const dialogs = useDialogs();
  const { call } = useApi();
  const queries = useQueryClient();
  const { schoolId } = useConsoleSchool();
  const path = { schoolId, organizationId };
  const refresh = () => refreshDecisions(queries);
  return {
    write: async (words: NoteWords, key: string) => {
      await call.POST(SCHOOL_EMPLOYER_NOTES, { params: { path }, body: { ...words, key } });
      await refresh();
    },
    change: async (noteId: string, body: NoteWords) => {
      await call.PUT(ONE, { params: { path: { ...path, noteId } }, body });
      await refresh();
    },
    remove: (noteId: string) =>
      dialogs.confirm({
        title: t('deleteTitle'),
        confirmLabel: t('deleteConfirm'),
        cancelLabel: t('cancel'),
        danger: true,
        onConfirm: async () => {
          await call.DELETE(ONE, { params: { path: { ...path, noteId } } });
          await refresh();
        },
      }),
  };
}

type NoteProps = { note: SchoolEmployerNote; onEdit: () => void; onDelete: () => void };

function Note({ note, onEdit, onDelete }: NoteProps) {
  const t = useTranslations('school-employers.notes');
  const { dateTime } = useReaderFormats();
  const keeps = useDuty('employerRelations');
  return (
    <>
      <p className={styles.text} dir="auto">
        {note.text}
      </p>
      <div className={styles.line}>
        <span className={styles.muted}>
          <bdi>{note.author ?? t('gone')}</bdi> · <time dateTime={note.createdAt}>{dateTime(new Date(note.createdAt))}</time>
          {note.updatedAt === note.createdAt ? null : ` · ${t('edited')}`}
        </span>
        <Badge meaning={note.isShared ? 'info' : 'neutral'}>{t(`kinds.${note.isShared ? 'shared' : 'private'}`)}</Badge>
        {keeps && note.isMine ? (
          <>
            <IconButton size="small" label={t('edit')} icon={<IconPencil aria-hidden />} onClick={onEdit} />
            <IconButton size="small" label={t('delete')} icon={<IconTrash aria-hidden />} onClick={onDelete} />
          </>
        ) : null}
      </div>
    </>
  );
}
