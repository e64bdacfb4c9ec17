// The global widgets, kept by those who run the platform. @rule widgets.1
import '../../../lib/later-messages.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { WidgetKeeper } from '../components/widget-keeper.tsx';
import { widgetCalls } from '../queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.widgets'), path: pathOf('admin-widgets'), noIndex: true }));

export default function AdminWidgetsPage() {
  const t = useTranslations('widgets');
  const api = useApi();
  const calls = useMemo(() => widgetCalls(api), [api]);
  return <WidgetKeeper calls={calls} title={t('adminTitle')} text={t('adminText')} />;
}
