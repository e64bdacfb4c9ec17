// Everybody who is connected with a school: searched, filtered, labelled, exported.
import '../../lib/later-messages.ts';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { STUDENT_SORTS, STUDY_TIMES } from '@fairway/rules/students';
import { VERIFICATION_STATES } from '@fairway/rules/verification';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { showToast } from '@fairway/ui/show-toast';
import { IconLock, IconTag } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { anyText, defineList, one, several } from '../../lib/lists/list-address.ts';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useListAddress, useListPage } from '../../lib/lists/use-list-address.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useReaderFormats } from '../account/components/use-formats.ts';
import { LabelChips } from './components/label-chip.tsx';
import { labelsDialog } from './components/labels-dialog.tsx';
import { putLabelsDialog } from './components/put-labels-dialog.tsx';
import { StateBadge } from './components/state-badge.tsx';
import { useLevelName } from './components/use-level-name.ts';
import { filtersQuery, LIST_PATH, type Student } from './queries.ts';
import styles from './students.module.css';

const LIST = defineList({
  sorts: STUDENT_SORTS,
  sort: 'name',
  filters: {
    states: several(VERIFICATION_STATES),
    program: anyText,
    levels: several(EDUCATION_LEVELS),
    study: one(STUDY_TIMES),
    endsFrom: anyText,
    endsTo: anyText,
    labels: anyText,
  },
});

const keyOf = (student: Student) => student.id;

export const meta = pageMeta(({ t }) => ({ title: t('students.title'), path: pathOf('staff-students'), noIndex: true }));

export default function StudentsPage() {
  const t = useTranslations('students');
  const api = useApi();
  const dialogs = useDialogs();
  const { schoolId, name: school } = useConsoleSchool();
  const { href } = useConsoleHrefs();
  const levelName = useLevelName();
  const formats = useReaderFormats();
  const address = useListAddress(LIST);
  const { labels, ...asked } = address.asked;
  const query = { ...asked, ...(labels === undefined ? {} : { labels: [labels] }) };
  const reply = useListPage<Student>(api.query.queryOptions('get', LIST_PATH, { params: { path: { schoolId }, query } }));
  const choices = useQuery({ ...filtersQuery(api, schoolId), placeholderData: keepPreviousData }).data;
  const years = yearsOf(choices?.firstEndYear, choices?.lastEndYear);
  const put = async (students: Student[], done: () => void) => {
    if (!(await dialogs.open(putLabelsDialog, { schoolId, students }))) return;
    showToast({ kind: 'success', text: t('label.saved') });
    done();
  };
  return (
    <ConsolePage
      title={t('title')}
      description={t('description', { school })}
      actions={
        <Button icon={<IconTag aria-hidden />} onClick={() => void dialogs.open(labelsDialog, { schoolId })}>
          {t('label.manage')}
        </Button>
      }
    >
      <ListPage
        title={t('title')}
        address={address}
        reply={reply}
        searchLabel={t('search')}
        csvPath={`/api/v1/staff/schools/${schoolId}/students/export.csv`}
        keyOf={keyOf}
        nameOf={(student) => student.name}
        hrefOf={(student) => href('staff-student', { id: student.id })}
        columns={[
          {
            key: 'name',
            title: t('name'),
            sort: 'name',
            cell: (student) => (
              <span className={styles.name}>
                <bdi>{student.name}</bdi>
                {student.isPrivate ? <IconLock size={14} role="img" aria-label={t('private')} /> : null}
              </span>
            ),
            below: (student) => student.email,
          },
          { key: 'program', title: t('program'), cell: (student) => student.program?.name },
          {
            key: 'level',
            title: t('level'),
            cell: ({ program }) => (program?.levelId ? <span className={styles.level}>{levelName(program.levelId)}</span> : null),
          },
          {
            key: 'ends',
            title: t('ends'),
            sort: 'endsOn',
            cell: (student) => (student.endsOn ? formats.month(student.endsOn) : student.program ? t('noEnd') : null),
          },
          { key: 'state', title: t('state'), sort: 'state', cell: (student) => <StateBadge student={student} /> },
          { key: 'labels', title: t('labels'), cell: (student) => <LabelChips labels={student.labels} /> },
          {
            key: 'since',
            title: t('since'),
            sort: 'since',
            wideOnly: true,
            cell: (student) => <span className={styles.level}>{formats.date(new Date(student.since))}</span>,
          },
          {
            key: 'lastSeen',
            title: t('lastSeen'),
            wideOnly: true,
            cell: (student) => (
              <span className={styles.level}>
                {student.lastSeenAt ? formats.when(new Date(student.lastSeenAt)) : student.isPrivate ? null : t('never')}
              </span>
            ),
          },
        ]}
        filters={[
          { name: 'states', title: t('state'), options: VERIFICATION_STATES.map((value) => ({ value, label: t(`states.${value}`) })) },
          { name: 'program', title: t('program'), options: (choices?.programs ?? []).map(({ id, name }) => ({ value: id, label: name })) },
          { name: 'levels', title: t('level'), options: EDUCATION_LEVELS.map((value) => ({ value, label: levelName(value) })) },
          { name: 'study', title: t('study'), options: STUDY_TIMES.map((value) => ({ value, label: t(value) })) },
          { name: 'endsFrom', title: t('endsFrom'), options: years.map((year) => ({ value: `${year}-01-01`, label: year })) },
          { name: 'endsTo', title: t('endsTo'), options: years.map((year) => ({ value: `${year}-12-31`, label: year })) },
          { name: 'labels', title: t('labels'), options: (choices?.labels ?? []).map(({ id, name }) => ({ value: id, label: name })) },
        ]}
        bulk={(students, done) => (
          <Button size="small" icon={<IconTag aria-hidden />} onClick={() => void put(students, done)}>
            {t('label.put')}
          </Button>
        )}
        empty={{ drawing: 'list', title: t('empty.title'), text: t('empty.text') }}
      />
    </ConsolePage>
  );
}

/** The latest first. */
function yearsOf(first: number | null | undefined, last: number | null | undefined): string[] {
  if (!first || !last) return [];
  return Array.from({ length: Math.min(last - first + 1, 80) }, (_, at) => `${last - at}`);
}
