import type { OrganizationState } from '@fairway/rules/organizations';
import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';

const MEANINGS = { pending: 'warning', active: 'success', suspended: 'danger' } as const;

export function StateBadge({ state }: { state: OrganizationState }) {
  const t = useTranslations('organization-records.list.states');
  return <Badge meaning={MEANINGS[state]}>{t(state)}</Badge>;
}
