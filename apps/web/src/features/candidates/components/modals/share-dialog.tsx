// Before a profile is shared: with whom and what was proven of them, what they will see, and until when. A request is declined here too.
// @rule shares.7, shares.8
import '../../../../lib/own-messages.ts';
import { SHARE_ENDS_DAYS, SHARE_LIMITS } from '@fairway/rules/profile-shares';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog } from '@fairway/ui/dialog-stack';
import { ImagePlate } from '@fairway/ui/image-plate';
import { Segmented } from '@fairway/ui/segmented';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProofMarks } from '../../../teams/components/proof-marks.tsx';
import type { ProfileShare } from '../shares.ts';
import styles from './sharing.module.css';

type ShareDialogProps = {
  name: string;
  image: string | null;
  /** null: not known before it is shared. */
  proofs: ProfileShare['proofs'] | null;
  /** They asked for it. */
  asked: boolean;
};
type ShareDialogResult = { days: number } | 'decline';

function ShareDialog({ name, image, proofs, asked }: ShareDialogProps) {
  const t = useTranslations('profile.sharing');
  const [days, setDays] = useState<string>(`${SHARE_LIMITS.defaultDays}`);
  const decline = { key: 'decline', label: t('decline'), run: () => 'decline' as const };
  return (
    <DialogFrame
      role="alertdialog"
      title={t('askTitle', { name })}
      actions={[
        ...(asked ? [decline] : [{ key: 'cancel', label: t('cancel') }]),
        { key: 'share', label: t('share'), variant: 'primary', run: () => ({ days: Number(days) }) },
      ]}
    >
      <div className={styles.consent}>
        {asked ? (
          <div className={styles.who}>
            <ImagePlate src={image} name={name} sizePx={48} />
            <div>
              <p className={styles.name} dir="auto">
                {name}
              </p>
              {proofs ? <ProofMarks proofs={proofs} /> : null}
            </div>
          </div>
        ) : null}
        <p>{t('askText')}</p>
        <div className={styles.end}>
          <span aria-hidden>{t('end')}</span>
          <Segmented
            label={t('end')}
            value={days}
            onChange={setDays}
            options={SHARE_ENDS_DAYS.map((count) => ({ value: `${count}`, label: t('days', { count }) }))}
          />
        </div>
      </div>
    </DialogFrame>
  );
}

export const shareDialog = defineDialog<ShareDialogProps, ShareDialogResult>('share-profile', ShareDialog);
