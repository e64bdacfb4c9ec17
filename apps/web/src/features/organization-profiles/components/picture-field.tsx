import type { ProfilePictureKind } from '@fairway/rules/profile-pictures';
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { ImagePlate } from '@fairway/ui/image-plate';
import { useTranslations } from 'use-intl';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { pictureDialog } from './picture-dialog.ts';
import styles from './profile.module.css';

type Props = { label: string; kind: ProfilePictureKind; value: string | null; onChange: (address: string | null) => void };

/** A picture with the buttons that change it. */
export function PictureField({ label, kind, value, onChange }: Props) {
  const t = useTranslations('organization-profiles.picture');
  const dialogs = useDialogs();
  const { organizationId, name } = useConsoleOrganization();
  const choose = async () => {
    const address = await dialogs.open(pictureDialog, { organizationId, kind });
    if (typeof address === 'string') onChange(address);
  };
  const plate = {
    logo: { sizePx: 96 },
    banner: { shape: 'cover' as const, ratio: '3 / 1' },
    cover: { shape: 'cover' as const, ratio: '16 / 9' },
  };
  return (
    <fieldset className={styles.picture} data-kind={kind}>
      <legend>{label}</legend>
      <ImagePlate key={value} src={value} name={name} {...plate[kind]} />
      <div className={styles.buttons}>
        <Button size="small" onClick={() => void choose()}>
          {t(value ? 'change' : 'add')}
          <span className="fw-hidden">: {label}</span>
        </Button>
        {value ? (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            {t('remove')}
            <span className="fw-hidden">: {label}</span>
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
