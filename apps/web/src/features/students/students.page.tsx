// Everybody who is connected with a school: searched, filtered, labelled, exported.
import '../../lib/later-messages.ts';
import { ADVISED } from '@fairway/rules/advisers';
import { EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { STUDENT_SORTS, STUDY_TIMES } from '@fairway/rules/students';
import { VERIFICATION_STATES } from '@fairway/rules/verification';
import { Button, LinkButton } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { IconCalendarDue, IconLock, IconMail, IconTag, IconUserHeart } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool, useDuty } from '../../lib/console/console-school.ts';
import { anyText, anyTexts, defineList, one, several } from '../../lib/lists/list-address.ts';
import { choice } from '../../lib/lists/list-filters.tsx';
import { type ListColumn, ListPage } from '../../lib/lists/list-page.tsx';
import type { Selected } from '../../lib/lists/selection.ts';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import { useWriteToStudents } from '../student-messages/components/use-write.ts';
import { useAssignAdviser } from './advisers/components/adviser-dialog.tsx';
import { useChangeEnds } from './components/ends-dialog.tsx';
import { LabelChips } from './components/label-chip.tsx';
import { labelsDialog } from './components/labels-dialog.tsx';
import { usePutLabels } from './components/put-labels-dialog.tsx';
import { StateBadge } from './components/state-badge.tsx';
import { useLevelName } from './components/use-level-name.ts';
import { advisersQuery, filtersQuery, LIST_PATH, type Student } from './queries.ts';
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
    labels: anyTexts,
    adviser: anyText,
  },
});

type SelectedStudents = Selected<Student, (typeof STUDENT_SORTS)[number], typeof LIST.filters>;

export const meta = pageMeta(({ t }) => ({ title: t('students.title'), path: pathOf('staff-students'), noIndex: true }));

export default function StudentsPage() {
  const t = useTranslations('students');
  const dialogs = useDialogs();
  const { schoolId, name: school } = useConsoleSchool();
  const { href } = useConsoleHrefs();
  const list = useList(LIST, LIST_PATH, { schoolId });
  const advise = useTranslations('advisers');
  const putLabels = usePutLabels(schoolId);
  const assignAdviser = useAssignAdviser(schoolId);
  const changeEnds = useChangeEnds(schoolId);
  const write = useWriteToStudents(schoolId);
  const messages = useTranslations('student-messages.write');
  const [advises, keepsLabels] = [useDuty('advising'), useDuty('wholeSchool')];
  const bulk = {
    ofAll: (selected: SelectedStudents, done: () => void) => (
      <>
        <Button size="small" icon={<IconTag aria-hidden />} onClick={() => void putLabels(selected).then((saved) => saved && done())}>
          {t('label.put')}
        </Button>
        <Button
          size="small"
          icon={<IconUserHeart aria-hidden />}
          onClick={() => void assignAdviser(selected).then((saved) => saved && done())}
        >
          {advise('assign')}
        </Button>
        <Button
          size="small"
          icon={<IconCalendarDue aria-hidden />}
          onClick={() => void changeEnds(selected).then((saved) => saved && done())}
        >
          {t('end.action')}
        </Button>
        <Button size="small" icon={<IconMail aria-hidden />} onClick={() => void write(selected).then((sent) => sent && done())}>
          {messages('action')}
        </Button>
      </>
    ),
  };
  return (
    <ConsolePage
      title={t('title')}
      description={t('description', { school })}
      actions={
        <>
          {advises ? (
            <LinkButton href={href('staff-advisers')} icon={<IconUserHeart aria-hidden />}>
              {advise('page.title')}
            </LinkButton>
          ) : null}
          {keepsLabels ? (
            <Button icon={<IconTag aria-hidden />} onClick={() => void dialogs.open(labelsDialog, { schoolId })}>
              {t('label.manage')}
            </Button>
          ) : null}
        </>
      }
    >
      <ListPage
        title={t('title')}
        {...list}
        searchLabel={t('search')}
        nameOf={(student) => student.name}
        hrefOf={(student) => href('staff-student', { id: student.id })}
        columns={useColumns()}
        filters={useFilters(schoolId)}
        {...(advises ? { bulk } : {})}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
    </ConsolePage>
  );
}

function useColumns(): ListColumn<Student, (typeof STUDENT_SORTS)[number]>[] {
  const t = useTranslations('students');
  const advise = useTranslations('advisers');
  const levelName = useLevelName();
  const formats = useReaderFormats();
  return [
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
    },
    { key: 'email', title: t('email'), cell: (student) => student.email },
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
    { key: 'adviser', title: advise('adviser'), wideOnly: true, cell: (student) => student.adviser?.name },
    {
      key: 'since',
      title: t('since'),
      sort: 'since',
      wideOnly: true,
      extra: true,
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
  ];
}

function useFilters(schoolId: number) {
  const t = useTranslations('students');
  const advise = useTranslations('advisers');
  const levelName = useLevelName();
  const api = useApi();
  const advisers = useQuery({ ...advisersQuery(api, schoolId), placeholderData: keepPreviousData }).data?.advisers;
  const choices = useQuery({ ...filtersQuery(api, schoolId), placeholderData: keepPreviousData }).data;
  const years = yearsOf(choices?.firstEndYear, choices?.lastEndYear);
  return [
    choice('states', t('state'), VERIFICATION_STATES, (value) => t(`states.${value}`)),
    {
      name: 'program' as const,
      title: t('program'),
      options: (choices?.programs ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    choice('levels', t('level'), EDUCATION_LEVELS, (value) => levelName(value)),
    choice('study', t('study'), STUDY_TIMES, (value) => t(value)),
    { name: 'endsFrom' as const, title: t('endsFrom'), options: years.map((year) => ({ value: `${year}-01-01`, label: year })) },
    { name: 'endsTo' as const, title: t('endsTo'), options: years.map((year) => ({ value: `${year}-12-31`, label: year })) },
    {
      name: 'adviser' as const,
      title: advise('adviser'),
      options: [
        ...ADVISED.map((word) => ({ value: word as string, label: advise(word) })),
        ...(advisers ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    { name: 'labels' as const, title: t('labels'), options: (choices?.labels ?? []).map(({ id, name }) => ({ value: id, label: name })) },
  ];
}

/** The latest first. */
function yearsOf(first: number | null | undefined, last: number | null | undefined): string[] {
  if (!first || !last) return [];
  return Array.from({ length: Math.min(last - first + 1, 80) }, (_, at) => `${last - at}`);
}
