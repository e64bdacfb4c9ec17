import type { PostingState } from '@fairway/rules/posting-states';
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';

const MEANINGS: Readonly<Record<PostingState, BadgeMeaning>> = {
  ...{ draft: 'neutral', scheduled: 'info', live: 'success', paused: 'warning' },
  ...{ closed: 'neutral', expired: 'warning', withdrawn: 'danger' },
};

export function StateMark({ state }: { state: PostingState }) {
  const t = useTranslations('own-postings.states');
  return <Badge meaning={MEANINGS[state]}>{t(state)}</Badge>;
}
