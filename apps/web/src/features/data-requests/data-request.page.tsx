// /staff/data-requests/:id: one request, what the school holds on the person, and how it is carried out.
import '../../lib/later-messages.ts';
import { EmptyState } from '@fairway/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { Card, Facts } from '../../lib/console/card.tsx';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { Loaded } from '../../lib/console/loaded.tsx';
import { pathOf } from '../../lib/paths.ts';
import { useReaderFormats } from '../../lib/reader-formats.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './components/data-requests.module.css';
import { HeldCard } from './components/held-card.tsx';
import { StateBadge } from './components/state-badge.tsx';
import { type HeldRequest, requestQuery } from './queries.ts';

export const meta = pageMeta(({ t, params }) => ({
  title: t('console.staff.dataRequests'),
  path: pathOf('staff-data-request', { id: params.id ?? '' }),
  noIndex: true,
}));

export default function DataRequestPage() {
  const t = useTranslations('data-requests');
  const { schoolId, administered } = useConsoleSchool();
  const { id = '' } = useParams();
  const reply = useQuery({ ...requestQuery(useApi(), schoolId, id), enabled: administered });
  if (!administered) return <EmptyState level={1} drawing="list" title={t('administratorsOnly')} />;
  return <Loaded reply={reply}>{(request) => <Request request={request} />}</Loaded>;
}

function Request({ request }: { request: HeldRequest }) {
  const t = useTranslations('data-requests');
  const title = useTranslations('console.staff')('dataRequests');
  const formats = useReaderFormats();
  const { href } = useConsoleHrefs();
  const name = request.name ?? t('somebody');
  const instant = (at: string | null) => at && formats.dateTime(new Date(at));
  return (
    <ConsolePage
      title={t('page.title', { kind: t(`kinds.${request.kind}`), name })}
      crumbs={[{ href: href('staff-data-requests'), label: title }]}
    >
      <div className={styles.page}>
        <Card title={t('page.what')}>
          <Facts
            facts={[
              [t('state'), <StateBadge key="state" request={request} />],
              [t('due'), formats.calendarDate(request.dueOn)],
              [t('received'), formats.calendarDate(request.receivedOn)],
              [t('came'), t(`ways.${request.cameBy}`)],
              [t('page.note'), request.note],
              [t('page.exported'), instant(request.exportedAt)],
              [t('closed'), instant(request.closedAt)],
              [t('page.by'), request.closedBy],
              [t('page.reason'), request.reason],
            ]}
          />
        </Card>
        <HeldCard request={request} />
      </div>
    </ConsolePage>
  );
}
