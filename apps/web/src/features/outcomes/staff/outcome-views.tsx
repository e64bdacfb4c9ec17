// The two faces of outcomes: the report, and the graduates behind it.
import { TabLinks } from '@fairway/ui/tabs';
import { useTranslations } from 'use-intl';
import { useConsoleHrefs } from '../../../lib/console/console-school.ts';

type Face = 'staff-outcomes' | 'staff-graduates';

export function OutcomeViews({ here, query }: { here: Face; query: { program?: string | undefined; endYear?: number | undefined } }) {
  const t = useTranslations('outcome-reports');
  const { href } = useConsoleHrefs();
  return (
    <TabLinks
      label={t('views')}
      links={[
        { href: href('staff-outcomes', {}, query), label: t('report'), current: here === 'staff-outcomes' },
        { href: href('staff-graduates', {}, query), label: t('graduates'), current: here === 'staff-graduates' },
      ]}
    />
  );
}
