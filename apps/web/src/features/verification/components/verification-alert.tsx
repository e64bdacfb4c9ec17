// Above pages: the school where the person studies today is not verified. Closed, it stays away until the end of their day.
// @rule verification.15
import { isAlertHidden, unverifiedSchool, VERIFICATION_ALERT_PAGES } from '@fairway/rules/verification-alert';
import { Banner } from '@fairway/ui/banner';
import { Button } from '@fairway/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import '../../../lib/profile-messages.ts';
import { readersTimeZone } from '../../../lib/time-zone.ts';
import { alertClosedAt, keepAlertClosed } from '../alert-closing.ts';
import { useConnections } from './connections.ts';
import styles from './verification-alert.module.css';
import { useVerifyAddress } from './verify-address.ts';

export default function VerificationAlert({ userId, pageId }: { userId: string; pageId: string }) {
  const t = useTranslations('verification');
  const { connections } = useConnections();
  const { open } = useVerifyAddress();
  const [closedAt, setClosedAt] = useState(() => alertClosedAt(userId));
  const connection = unverifiedSchool(connections ?? []);
  if (!connection || !VERIFICATION_ALERT_PAGES.includes(pageId) || isAlertHidden(closedAt, new Date(), readersTimeZone())) return null;
  return (
    <aside className={styles.alert} aria-label={t('dialog.title')} data-verification-alert="">
      <Banner
        meaning="warning"
        closeLabel={t('alert.close')}
        onClose={() => {
          const now = new Date();
          keepAlertClosed(userId, now);
          setClosedAt(now);
        }}
        actions={
          <Button size="small" onClick={() => open(connection.schoolId)}>
            {t('actions.verify')}
          </Button>
        }
      >
        {t('alert.text', { name: connection.school.name })}
      </Banner>
    </aside>
  );
}
