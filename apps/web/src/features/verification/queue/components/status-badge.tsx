import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import type { RequestRow } from './requests.ts';

const MEANINGS: Record<NonNullable<RequestRow['status']>, BadgeMeaning> = {
  waiting: 'warning',
  answered: 'primary',
  asked: 'neutral',
  approved: 'success',
  rejected: 'danger',
};

/** What a request waits for, or how it was decided; of one that is not in the queue the connection's state. */
export function StatusBadge({ of: { status, state } }: { of: Pick<RequestRow, 'status' | 'state'> }) {
  const t = useTranslations('verification-queue');
  if (status) return <Badge meaning={MEANINGS[status]}>{t(`statuses.${status}`)}</Badge>;
  return <Badge meaning={state === 'verified' ? 'success' : 'neutral'}>{t(`states.${state}`)}</Badge>;
}
