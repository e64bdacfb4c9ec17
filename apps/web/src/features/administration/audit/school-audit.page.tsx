// The audit log of a school, for its administrators. Every filter stands in the address; who and to what are also set by a press in a row.
import '../../../lib/later-messages.ts';
import { AUDIT_SORTS } from '@fairway/rules/administration';
import { actionWords, isSchoolAuditAction, SCHOOL_AUDIT_ACTIONS } from '@fairway/rules/school-audit';
import { EmptyState } from '@fairway/ui/empty-state';
import { Link } from '@fairway/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../../lib/console/console-school.ts';
import styles from '../../../lib/console/parts.module.css';
import { aDay, anId, defineList, like, several } from '../../../lib/lists/list-address.ts';
import { linked, sortedChoice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import type { SchoolAuditLine } from '../queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.audit'), path: pathOf('staff-audit'), noIndex: true }));

const LIST = defineList({
  sorts: AUDIT_SORTS,
  sort: '-at',
  filters: { actor: anId, actions: several(SCHOOL_AUDIT_ACTIONS), subject: like(/^.{1,120}$/), from: aDay, to: aDay },
});

export default function SchoolAuditPage() {
  const t = useTranslations('school-audit');
  const title = useTranslations('console.staff')('audit');
  const { name: school, administered } = useConsoleSchool();
  return (
    <ConsolePage title={title} description={t('text', { school })}>
      {administered ? <Lines title={title} /> : <EmptyState drawing="list" title={t('administratorsOnly')} />}
    </ConsolePage>
  );
}

function Lines({ title }: { title: string }) {
  const t = useTranslations('school-audit');
  const formats = useReaderFormats();
  const { schoolId } = useConsoleSchool();
  const words = useActionWords();
  const colleagues = useColleagues(schoolId);
  const list = useList(LIST, '/api/v1/staff/schools/{schoolId}/audit', { schoolId });
  const { actor, subject } = list.address.asked;
  const rows = list.reply.data?.rows ?? [];
  const known = colleagues.map(({ id }) => id);
  const subjectName = rows.find((line) => line.subject === subject)?.subjectName ?? subject;
  return (
    <ListPage
      title={title}
      {...list}
      searchLabel={t('search')}
      columns={[
        { key: 'at', title: t('at'), sort: 'at', cell: (line) => formats.dateTime(new Date(line.at)) },
        { key: 'actor', title: t('actor'), cell: (line) => <Who line={line} /> },
        { key: 'action', title: t('action'), cell: (line) => words(line.action) },
        { key: 'subject', title: t('subject'), cell: (line) => <Subject line={line} /> },
        {
          key: 'detail',
          title: t('detail'),
          cell: (line) => <span className={styles.code}>{detailWords(line.detail)}</span>,
          wideOnly: true,
        },
      ]}
      nameOf={(line) => `${words(line.action)} ${formats.dateTime(new Date(line.at))}`}
      filters={[
        sortedChoice('actor', t('actor'), known, (id) => colleagues.find((one) => one.id === id)?.name ?? id),
        // Somebody who is no colleague comes with a press in a row.
        ...(actor !== undefined && !known.includes(actor)
          ? linked('actor', t('actor'), actor, rows.find((line) => line.actor?.id === actor)?.actor?.name)
          : []),
        sortedChoice('actions', t('action'), SCHOOL_AUDIT_ACTIONS, words),
        ...linked('subject', t('subject'), subject, subjectName),
        { name: 'from', title: t('from'), input: 'date' },
        { name: 'to', title: t('to'), input: 'date' },
      ]}
      empty={{ title: t('empty') }}
    />
  );
}

/** What an action is called; one of an older version of this software is shown as it was written. */
function useActionWords(): (action: string) => string {
  const t = useTranslations('school-audit.actions');
  return (action) => {
    if (!isSchoolAuditAction(action)) return action;
    return t(actionWords(action).join('.') as Parameters<typeof t>[0]);
  };
}

/** Those who work at the school, to choose from. */
function useColleagues(schoolId: number): { id: string; name: string }[] {
  const { data } = useQuery(
    useApi().query.queryOptions('get', '/api/v1/staff/schools/{schoolId}/staff', {
      params: { path: { schoolId }, query: { pageSize: 100, sort: 'name' } },
    }),
  );
  return (data?.rows ?? []).map(({ userId, firstName, lastName, email }) => ({
    id: userId,
    name: `${firstName} ${lastName}`.trim() || email,
  }));
}

const detailWords = (detail: SchoolAuditLine['detail']) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

function Who({ line }: { line: SchoolAuditLine }) {
  const t = useTranslations('school-audit');
  const { href } = useConsoleHrefs();
  if (!line.actor) return t(`by.${line.by === 'platform' ? 'platform' : 'gone'}`);
  return <Link href={href('staff-audit', {}, { actor: line.actor.id })}>{line.actor.name || line.actor.id}</Link>;
}

const SUBJECTS = ['user', 'school', 'student_label', 'widget'] as const;

function Subject({ line }: { line: SchoolAuditLine }) {
  const t = useTranslations('school-audit');
  const { href } = useConsoleHrefs();
  const kind = SUBJECTS.find((one) => line.subject.startsWith(`${one}:`));
  const name = line.subjectName || (kind ? t(`subjects.${kind}`) : line.subject);
  return (
    <Link href={href('staff-audit', {}, { subject: line.subject })} aria-label={t('onlySubject', { name })}>
      {name}
    </Link>
  );
}
