// /staff/settings/retention/:kind: what of a kind will be deleted within 30 days. For administrators, as the periods themselves.
import '../../lib/later-messages.ts';
import { RETAINED_KINDS, RETENTION_SORTS, type RetainedKind } from '@fairway/rules/retention';
import { actionWords, isSchoolAuditAction } from '@fairway/rules/school-audit';
import { EmptyState } from '@fairway/ui/empty-state';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { defineList } from '../../lib/lists/list-address.ts';
import { ListPage } from '../../lib/lists/list-page.tsx';
import { useList } from '../../lib/lists/use-list.ts';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';

export const meta = pageMeta(({ t, params }) => ({
  title: t('console.staff.settings'),
  path: pathOf('staff-retained', { kind: params.kind ?? '' }),
  noIndex: true,
}));

const LIST = defineList({ sorts: RETENTION_SORTS, sort: 'at', filters: {} });

export default function RetainedPage() {
  const t = useTranslations('retention');
  const { href } = useConsoleHrefs();
  const { administered } = useConsoleSchool();
  const { kind: named } = useParams();
  const kind = RETAINED_KINDS.find((one) => one === named);
  const title = kind ? t('list.title', { kind: t(`kinds.${kind}`) }) : t('list.back');
  const crumbs = [{ href: href('staff-settings-section', { section: 'retention' }), label: t('list.back') }];
  return (
    <ConsolePage title={title} description={t('list.text')} crumbs={crumbs}>
      {!administered ? (
        <EmptyState drawing="list" title={t('administratorsOnly')} />
      ) : kind ? (
        <Rows key={kind} kind={kind} title={title} />
      ) : (
        <EmptyState drawing="search" title={t('list.unknown')} />
      )}
    </ConsolePage>
  );
}

function Rows({ kind, title }: { kind: RetainedKind; title: string }) {
  const t = useTranslations('retention.list');
  const formats = useReaderFormats();
  const { schoolId } = useConsoleSchool();
  const actions = useTranslations('school-audit.actions');
  const list = useList(LIST, '/api/v1/staff/schools/{schoolId}/retention/{kind}/rows', { schoolId, kind });
  /** Of the audit log the action, in its words. */
  const words = (what: string | null) =>
    kind === 'audit' && what !== null && isSchoolAuditAction(what)
      ? actions(actionWords(what).join('.') as Parameters<typeof actions>[0])
      : (what ?? '');
  const isOfNobody = kind === 'messages';
  const nameOf = (name: string | null) => name ?? t(isOfNobody ? 'nobody' : 'somebody');
  return (
    <ListPage
      title={title}
      {...list}
      searchLabel={t('search')}
      nameOf={({ name, what }) => `${nameOf(name)} ${words(what)}`}
      columns={[
        { key: 'name', title: t('name'), sort: 'name', cell: ({ name }) => nameOf(name) },
        { key: 'what', title: t('what'), cell: ({ what }) => words(what) },
        { key: 'at', title: t('at'), sort: 'at', cell: ({ at }) => formats.date(new Date(at)) },
        { key: 'goesAt', title: t('goesAt'), cell: ({ goesAt }) => formats.date(new Date(goesAt)) },
      ]}
      empty={{ title: t('empty') }}
    />
  );
}
