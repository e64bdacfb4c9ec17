import type { FeedState, RunState } from '@fairway/rules/feeds';
import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';

const FEED_MEANINGS = { ok: 'success', running: 'info', failing: 'danger', new: 'neutral', paused: 'neutral' } as const;
const RUN_MEANINGS = { running: 'info', finished: 'success', cut_off: 'warning', failed: 'danger', interrupted: 'warning' } as const;

export function FeedStateBadge({ state }: { state: FeedState }) {
  const t = useTranslations('feeds.list.states');
  return <Badge meaning={FEED_MEANINGS[state]}>{t(state)}</Badge>;
}

export function RunStateBadge({ state }: { state: RunState }) {
  const t = useTranslations('feeds.list.runStates');
  return <Badge meaning={RUN_MEANINGS[state]}>{t(state)}</Badge>;
}
