// How far somebody is verified, in a word; where it ended, why.
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import type { Student } from '../queries.ts';

const MEANINGS: Record<Student['state'], BadgeMeaning> = {
  pending: 'warning',
  needVerification: 'danger',
  verified: 'success',
  ignored: 'neutral',
};

export function StateBadge({ student: { state, verdict } }: { student: Pick<Student, 'state' | 'verdict'> }) {
  const t = useTranslations('students');
  return <Badge meaning={MEANINGS[state]}>{verdict ? t(`verdicts.${verdict}`) : t(`states.${state}`)}</Badge>;
}
