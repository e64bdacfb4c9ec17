// How a request stands: closed as it was, or how urgent it is.
import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import type { DataRequest } from '../queries.ts';

const MEANINGS = { overdue: 'danger', soon: 'warning', later: 'info' } as const;

export function StateBadge({ request: { state, urgency } }: { request: Pick<DataRequest, 'state' | 'urgency'> }) {
  const t = useTranslations('data-requests');
  if (urgency !== null) return <Badge meaning={MEANINGS[urgency]}>{t(`urgencies.${urgency}`)}</Badge>;
  return <Badge meaning={state === 'done' ? 'success' : 'neutral'}>{t(`states.${state}`)}</Badge>;
}
