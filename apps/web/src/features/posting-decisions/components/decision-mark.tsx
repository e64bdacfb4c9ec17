import type { PostingDecisionState } from '@fairway/rules/posting-decisions';
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';

const MEANINGS: Readonly<Record<PostingDecisionState, BadgeMeaning>> = {
  ...{ waiting: 'warning', asked: 'info', approved: 'success', declined: 'danger' },
};

/** As the school reads it; `side` employer: as the employer does. */
export function DecisionMark({ state, side = 'school' }: { state: PostingDecisionState; side?: 'school' | 'employer' }) {
  const school = useTranslations('school-postings.states');
  const employer = useTranslations('own-postings.decisions.states');
  return <Badge meaning={MEANINGS[state]}>{side === 'school' ? school(state) : employer(state)}</Badge>;
}
