import type { ApplicationState } from '@fairway/rules/applications';
import { Badge, type BadgeMeaning } from '@fairway/ui/badge';
import { useTranslations } from 'use-intl';
import { useReaderFormats } from '../../../lib/reader-formats.ts';

const MEANINGS = {
  ...{ sent: 'info', seen: 'neutral', inTalks: 'warning', offer: 'success', hired: 'success' },
  ...{ declined: 'neutral', closedWithoutAnswer: 'danger', withdrawn: 'neutral' },
} as const satisfies Record<ApplicationState, BadgeMeaning>;

type Props = { stage: ApplicationState; ownStage?: { name: string } | null; toldAt: string | null };

/** Where somebody stands, by the stage of the organization's own where there is one; of a decline that waits, when it is told. */
export function StageMark({ stage, ownStage, toldAt }: Props) {
  const t = useTranslations('applicants');
  const formats = useReaderFormats();
  return (
    <Badge meaning={MEANINGS[stage]}>
      {ownStage ? <bdi>{ownStage.name}</bdi> : t(`stages.${stage}`)}
      {toldAt ? ` · ${t('list.declineWaits', { when: formats.time(new Date(toldAt)) })}` : null}
    </Badge>
  );
}
