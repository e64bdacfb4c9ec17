// The audit log: every filter stands in the address, so that what was found can be sent to a colleague.
import '../../../lib/later-messages.ts';
import { AUDIT_SORTS } from '@fairway/rules/administration';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import styles from '../../../lib/console/parts.module.css';
import { aDay, anId, anyNumber, defineList, like } from '../../../lib/lists/list-address.ts';
import { linked } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import type { AuditLine } from '../queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.audit'), path: pathOf('admin-audit'), noIndex: true }));

const LIST = defineList({
  sorts: AUDIT_SORTS,
  sort: '-at',
  filters: {
    actor: anId,
    action: like(/^.{1,80}$/),
    subject: like(/^.{1,120}$/),
    school: anyNumber,
    from: aDay,
    to: aDay,
  },
});

export default function AuditPage() {
  const t = useTranslations('admin.audit');
  const console = useTranslations('console.admin');
  const formats = useReaderFormats();
  const list = useList(LIST, '/api/v1/admin/audit');
  const { school } = list.address.asked;
  const schoolName = list.reply.data?.rows.find((line) => line.school?.id === school)?.school?.name;
  return (
    <ConsolePage title={console('audit')} description={t('text')}>
      <ListPage
        title={console('audit')}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'at', title: t('at'), sort: 'at', cell: (line) => formats.dateTime(new Date(line.at)) },
          { key: 'actor', title: t('actor'), cell: (line) => <Who line={line} /> },
          { key: 'action', title: t('action'), cell: (line) => <span className={styles.code}>{line.action}</span> },
          { key: 'subject', title: t('subject'), cell: (line) => <Subject line={line} /> },
          { key: 'school', title: t('school'), cell: (line) => line.school?.name, wideOnly: true },
          {
            key: 'detail',
            title: t('detail'),
            cell: (line) => <span className={styles.code}>{detailWords(line.detail)}</span>,
            wideOnly: true,
          },
        ]}
        nameOf={(line) => `${line.action} ${line.subject}`}
        filters={[
          { name: 'action', title: t('action'), input: 'text', hint: t('actionHint') },
          { name: 'subject', title: t('subject'), input: 'text', hint: t('subjectHint') },
          { name: 'actor', title: t('actorId'), input: 'text', hint: t('actorHint') },
          { name: 'from', title: t('from'), input: 'date' },
          { name: 'to', title: t('to'), input: 'date' },
          // It comes with a link, and is there to be taken away.
          ...linked('school', t('school'), school, schoolName),
        ]}
        empty={{ title: t('empty') }}
      />
    </ConsolePage>
  );
}

const detailWords = (detail: AuditLine['detail']) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

function Who({ line }: { line: AuditLine }) {
  const t = useTranslations('admin.audit');
  const { href } = useHrefs();
  if (line.actor) return <Link href={href('admin-user', { id: line.actor.id })}>{line.actor.name || line.actor.id}</Link>;
  return line.actorId === null ? t('platform') : t('gone');
}

const PAGE_OF = { user: 'admin-user', school: 'admin-school', tenant: 'admin-tenant' } as const;

function Subject({ line }: { line: AuditLine }) {
  const { href } = useHrefs();
  const [kind = '', id = ''] = line.subject.split(':');
  const page = PAGE_OF[kind as keyof typeof PAGE_OF];
  if (!page || line.subjectName === null) return <span className={styles.code}>{line.subject}</span>;
  return <Link href={href(page, { id })}>{line.subjectName || line.subject}</Link>;
}
