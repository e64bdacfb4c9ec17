// What is or was wrong with the platform, and from when on administrators are told.
import '../../../lib/later-messages.ts';
import { ALERT_KINDS, ALERT_SORTS, ALERT_STATES, alertPath } from '@fairway/rules/platform-alerts';
import { Badge } from '@fairway/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { Loaded } from '../../../lib/console/loaded.tsx';
import { Section } from '../../../lib/forms/section.tsx';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { defineList, one } from '../../../lib/lists/list-address.ts';
import { choice } from '../../../lib/lists/list-filters.tsx';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { localized, pathOf } from '../../../lib/paths.ts';
import { useReaderFormats } from '../../../lib/reader-formats.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { useAlertWords } from './components/alert-words.ts';
import { OperationsLinks } from './components/operations-links.tsx';
import { ThresholdForm } from './components/threshold-form.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.operations'), path: pathOf('admin-alerts'), noIndex: true }));

const LIST = defineList({ sorts: ALERT_SORTS, sort: '-began', filters: { state: one(ALERT_STATES), kind: one(ALERT_KINDS) } });

export default function AlertsPage() {
  const t = useTranslations('operations.alerts');
  const words = useTranslations('operations');
  const console = useTranslations('console.admin');
  const { locale } = useBoot();
  const api = useApi();
  const formats = useReaderFormats();
  const alertWords = useAlertWords();
  const list = useList(LIST, '/api/v1/admin/operations/alerts');
  const thresholds = useQuery(api.query.queryOptions('get', '/api/v1/admin/operations/alerts/thresholds'));
  const at = (instant: string) => formats.dateTime(new Date(instant));
  return (
    <ConsolePage title={console('operations')} description={t('text')} views={<OperationsLinks current="admin-alerts" />}>
      <ListPage
        title={words('alertsLink')}
        {...list}
        searchLabel={t('search')}
        columns={[
          { key: 'what', title: t('what'), cell: alertWords },
          {
            key: 'state',
            title: t('state'),
            cell: ({ endedAt }) => (endedAt === null ? <Badge meaning="danger">{t('open')}</Badge> : <Badge>{t('ended')}</Badge>),
          },
          { key: 'began', title: t('began'), sort: 'began', cell: ({ beganAt }) => at(beganAt) },
          { key: 'over', title: t('over'), cell: ({ endedAt }) => endedAt && at(endedAt) },
        ]}
        nameOf={alertWords}
        hrefOf={(alert) => localized(locale, alertPath(alert))}
        filters={[
          choice('state', t('state'), ALERT_STATES, (state) => t(state)),
          choice('kind', t('kind'), ALERT_KINDS, (kind) => t(`kindNames.${kind}`)),
        ]}
        empty={{ title: t('empty') }}
      />
      <Section id="thresholds" title={t('thresholds.title')} text={t('thresholds.text')}>
        <Loaded reply={thresholds}>
          {(kept) => (
            <UnsavedGuard>
              <ThresholdForm kept={kept} />
            </UnsavedGuard>
          )}
        </Loaded>
      </Section>
    </ConsolePage>
  );
}
