// The faces of reports: all together, by posting, by school. The days go along.
import type { AskedPeriod } from '@fairway/rules/insights';
import { TabLinks } from '@fairway/ui/tabs';
import { useTranslations } from 'use-intl';
import { useConsoleHrefs } from '../../../lib/console/console-subject.ts';

export type InsightFace = 'overview' | 'postings' | 'schools';

export function InsightViews({ here, asked }: { here: InsightFace; asked: AskedPeriod }) {
  const t = useTranslations('insights');
  const { href } = useConsoleHrefs();
  const by = (face: 'postings' | 'schools') => ({
    href: href('employer-insights-by', { by: face }, { ...asked }),
    label: t(face),
    current: here === face,
  });
  return (
    <TabLinks
      label={t('views')}
      links={[
        { href: href('employer-insights', {}, { ...asked }), label: t('overview'), current: here === 'overview' },
        by('postings'),
        by('schools'),
      ]}
    />
  );
}
