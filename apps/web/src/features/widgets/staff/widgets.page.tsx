// The widgets of a school, kept by its staff. @rule widgets.1
import '../../../lib/later-messages.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useConsoleSchool } from '../../../lib/console/console-school.ts';
import { pathOf } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import { WidgetKeeper } from '../components/widget-keeper.tsx';
import { widgetCalls } from '../queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.staff.widgets'), path: pathOf('staff-widgets'), noIndex: true }));

export default function StaffWidgetsPage() {
  const t = useTranslations('widgets');
  const api = useApi();
  const { schoolId } = useConsoleSchool();
  const calls = useMemo(() => widgetCalls(api, schoolId), [api, schoolId]);
  return <WidgetKeeper calls={calls} title={t('staffTitle')} text={t('staffText')} />;
}
