// The pages of operations, as a row of links.
import { TabLinks } from '@fairway/ui/tabs';
import { useTranslations } from 'use-intl';
import { useHrefs } from '../../../../lib/paths.ts';

const PAGES = [
  ['admin-operations', 'overview'],
  ['admin-alerts', 'alertsLink'],
  ['admin-jobs', 'jobsLink'],
  ['admin-mails', 'mailsLink'],
  ['admin-nodes', 'nodesLink'],
  ['admin-storage', 'storageLink'],
  ['admin-maintenance', 'maintenanceLink'],
] as const;

export function OperationsLinks({ current }: { current: (typeof PAGES)[number][0] }) {
  const t = useTranslations('operations');
  const { href } = useHrefs();
  return (
    <TabLinks label={t('views')} links={PAGES.map(([page, word]) => ({ href: href(page), label: t(word), current: page === current }))} />
  );
}
