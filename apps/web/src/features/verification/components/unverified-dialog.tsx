// Something needs a verified school: says why it was refused, with the way to the verify dialog. @rule jobs.21
import { unverifiedSchool } from '@fairway/rules/verification-alert';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { useTranslations } from 'use-intl';
import '../../../lib/profile-messages.ts';
import { useConnections } from './connections.ts';

/** Ends with the school to open the verify dialog for, `choose` where there is none; undefined: not now. */
export default function UnverifiedDialog(_props: { close: (wish?: number | 'choose') => void }) {
  const t = useTranslations('verification.apply');
  const { connections = [] } = useConnections();
  const pending = connections.find(({ state }) => state === 'pending');
  const school = pending ?? unverifiedSchool(connections) ?? connections[0];
  return (
    <DialogFrame
      title={t('title')}
      actions={[
        { key: 'close', label: t('close') },
        { key: 'verify', label: t(pending ? 'show' : 'verify'), variant: 'primary', run: () => school?.schoolId ?? 'choose' },
      ]}
    >
      <p>{t(pending ? 'pendingText' : 'text')}</p>
    </DialogFrame>
  );
}
