// The programs that the school offers, and what students typed instead.

import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { PROGRAM_SORTS, PROGRAM_STATES } from '@fairway/rules/school-settings';
import { Button, IconButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconArchive, IconArrowBackUp, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDuty } from '../../../../lib/console/console-school.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { anyText, defineList, one, several } from '../../../../lib/lists/list-address.ts';
import { choice } from '../../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../../lib/lists/list-page.tsx';
import { useList } from '../../../../lib/lists/use-list.ts';
import { useReaderFormats } from '../../../../lib/reader-formats.ts';
import { campusNamesQuery, type SchoolProgram, useSchoolCalls } from '../queries.ts';
import { programDialog } from './program-dialog.tsx';
import styles from './settings.module.css';
import { TypedPart } from './typed-part.tsx';

const LIST = defineList({
  sorts: PROGRAM_SORTS,
  sort: 'name',
  filters: { state: one(PROGRAM_STATES), level: several(EDUCATION_LEVELS), campusId: anyText },
});

export function ProgramsSection({ canEdit }: { canEdit: boolean }) {
  const t = useTranslations('school-settings.programs');
  const levels = useTranslations('terms.educationLevels');
  const formats = useReaderFormats();
  const dialogs = useDialogs();
  const { api, schoolId } = useSchoolCalls();
  const list = useList(LIST, '/api/v1/staff/schools/{schoolId}/programs', { schoolId });
  const campuses = useQuery(campusNamesQuery(api, schoolId)).data?.campuses ?? [];
  const archive = useArchive();
  const seesTyped = useDuty('wholeSchool');
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('text')}</p>
      {seesTyped ? <TypedPart canEdit={canEdit} /> : null}
      <div className={styles.bar}>
        <h2>{t('title')}</h2>
        {canEdit ? (
          <Button icon={<IconPlus aria-hidden />} onClick={() => dialogs.open(programDialog, { schoolId })}>
            {t('addTitle')}
          </Button>
        ) : null}
      </div>
      <ListPage
        title={t('title')}
        {...list}
        searchLabel={t('search')}
        nameOf={(program) => program.name}
        columns={[
          { key: 'name', title: t('name'), sort: 'name', cell: (program) => <span className={styles.long}>{program.name}</span> },
          {
            key: 'level',
            title: t('level'),
            sort: 'level',
            cell: (program) => (program.levelId ? <span className={styles.whole}>{levels(program.levelId)}</span> : ''),
          },
          {
            key: 'campuses',
            title: t('campuses'),
            wideOnly: true,
            cell: (program) => program.campuses.map((campus) => campus.name).join(', '),
          },
          { key: 'students', title: t('students'), sort: 'students', align: 'end', cell: (program) => program.students },
          {
            key: 'updated',
            title: t('updated'),
            sort: 'updated',
            wideOnly: true,
            cell: (program) => <span className={styles.whole}>{formats.date(new Date(program.updatedAt))}</span>,
          },
        ]}
        filters={[
          { name: 'state', title: t('state'), options: [{ value: 'archived', label: t('archived') }] },
          choice('level', t('level'), EDUCATION_LEVELS, (level) => levels(level)),
          ...(campuses.length > 0
            ? [{ name: 'campusId' as const, title: t('campuses'), options: campuses.map(({ id, name }) => ({ value: id, label: name })) }]
            : []),
        ]}
        {...(canEdit
          ? {
              actions: (program: SchoolProgram) => (
                <>
                  <IconButton
                    size="small"
                    label={t('changeNamed', { name: program.name })}
                    icon={<IconPencil aria-hidden />}
                    onClick={() => dialogs.open(programDialog, { schoolId, program })}
                  />
                  <IconButton
                    size="small"
                    label={t(program.archivedAt ? 'restoreNamed' : 'archiveNamed', { name: program.name })}
                    icon={program.archivedAt ? <IconArrowBackUp aria-hidden /> : <IconArchive aria-hidden />}
                    onClick={() => archive(program, program.archivedAt === null)}
                  />
                </>
              ),
            }
          : {})}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </div>
  );
}

/** Archives at once: the toast takes it back. */
function useArchive() {
  const t = useTranslations('school-settings.programs');
  const undo = useTranslations('console')('undo');
  const errorText = useErrorText();
  const { api, at, refresh } = useSchoolCalls();
  const archive = async (program: SchoolProgram, archived: boolean): Promise<void> => {
    try {
      const params = { path: { ...at.path, programId: program.id } };
      await api.call.PUT('/api/v1/staff/schools/{schoolId}/programs/{programId}/archived', { params, body: { archived } });
      showToast({
        kind: 'success',
        text: t(archived ? 'archivedToast' : 'restoredToast', { name: program.name }),
        action: { label: undo, run: () => void archive(program, !archived) },
      });
    } catch (error) {
      showToast({ kind: 'error', text: errorText(error) });
    }
    await refresh('/programs', '/typed-programs');
  };
  return archive;
}
