import type { ShareState } from '@fairway/rules/profile-shares';
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';

const MEANINGS = { waiting: 'info', shared: 'success', ended: 'neutral' } as const satisfies Record<ShareState, BadgeMeaning>;

export function StateMark({ state }: { state: ShareState }) {
  const t = useTranslations('shared-profiles.states');
  return <Badge meaning={MEANINGS[state]}>{t(state)}</Badge>;
}
