import '../../../../lib/own-messages.ts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CommunicationSettings } from '../../../communication/components/communication-settings.tsx';
import { tellProfileChanged } from '../../queries.ts';
import { PlainModal } from '../edit-modal.tsx';

/** Which mails the person wants; each choice is saved at once. @rule communication.1 */
export default function CommunicationModal() {
  const t = useTranslations('profile.communication');
  // The card behind it shows how many are on.
  useEffect(() => () => tellProfileChanged(), []);
  return (
    <PlainModal section="communication" title={t('title')}>
      <CommunicationSettings />
    </PlainModal>
  );
}
