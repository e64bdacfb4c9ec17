// Something was refused because the profile is not complete enough for it: what lacks, in the words of the score card, with the ways to fill
// it in. @rule jobs.23
import '../../../lib/profile-messages.ts';
import { REQUIREMENTS, type Requirement } from '@fairway/rules/profile-score';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { MissingList } from './missing-list.tsx';

export type IncompleteDialogProps = { /** Codes of the refusal; unknown ones are not shown. */ codes: readonly string[] };

const isRequirement = (code: string): code is Requirement => code in REQUIREMENTS;

export default function IncompleteDialog({ codes, close }: IncompleteDialogProps & { close: () => void }) {
  const t = useTranslations('score.refusal');
  const id = useId();
  const missing = codes.filter(isRequirement);
  return (
    <DialogFrame title={t('title')} actions={[{ key: 'close', label: t('close') }]}>
      <div style={{ display: 'grid', gap: 'var(--fw-space-2)' }}>
        <p id={id}>{t('text', { count: missing.length })}</p>
        <MissingList missing={missing} labelledBy={id} onFollow={() => close()} />
        <p>{t('after')}</p>
      </div>
    </DialogFrame>
  );
}
