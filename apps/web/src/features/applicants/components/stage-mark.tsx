import type { ApplicationState } from '@fairway/rules/applications';
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';

const MEANINGS = {
  ...{ sent: 'info', seen: 'neutral', inTalks: 'warning', offer: 'success', hired: 'success' },
  ...{ declined: 'neutral', closedWithoutAnswer: 'danger', withdrawn: 'neutral' },
} as const satisfies Record<ApplicationState, BadgeMeaning>;

/** Where somebody stands; of a decline that waits, when it is told. */
export function StageMark({ stage, toldAt }: { stage: ApplicationState; toldAt: string | null }) {
  const t = useTranslations('applicants');
  const formats = useReaderFormats();
  return (
    <Badge meaning={MEANINGS[stage]}>
      {t(`stages.${stage}`)}
      {toldAt ? ` · ${t('list.declineWaits', { when: formats.time(new Date(toldAt)) })}` : null}
    </Badge>
  );
}
