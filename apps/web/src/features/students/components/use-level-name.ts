import { termName } from '@fairway/i18n/terms';
import { useBoot } from '../../../lib/boot.ts';
import { preparedMessages } from '../../../lib/messages.ts';

/** Names of levels of study. */
export function useLevelName(): (level: string) => string {
  const { locale } = useBoot();
  return (level) => termName(preparedMessages(locale), 'educationLevels', level);
}
