import type { ApplicationState } from '@fairway/rules/applications';
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';

const MEANINGS: Record<ApplicationState, BadgeMeaning> = {
  sent: 'neutral',
  seen: 'info',
  inTalks: 'primary',
  offer: 'success',
  hired: 'success',
  declined: 'neutral',
  closedWithoutAnswer: 'neutral',
  withdrawn: 'neutral',
};

/** How an application stands. */
export function StateBadge({ state }: { state: ApplicationState }) {
  const t = useTranslations('applications.states');
  return <Badge meaning={MEANINGS[state]}>{t(state)}</Badge>;
}
