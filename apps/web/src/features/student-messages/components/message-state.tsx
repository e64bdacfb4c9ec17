import { Badge } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import type { StudentMessage } from '../queries.ts';

export function MessageState({ message: { state } }: { message: Pick<StudentMessage, 'state'> }) {
  const t = useTranslations('student-messages.states');
  return <Badge meaning={state === 'sending' ? 'info' : 'success'}>{t(state)}</Badge>;
}
