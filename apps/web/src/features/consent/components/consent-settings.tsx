import '../../../lib/landing-messages.ts';
import { analyticsAllowed } from '@fairway/rules/consent';
import { LIMITS } from '@fairway/rules/limits';
import { Checkbox } from '@fairway/ui/checkbox';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { answerConsent, currentConsent } from '../consent-state.ts';
import styles from './consent-settings.module.css';

/** The dialog of the cookie settings, from the banner and from the menu. @rule consent.3 */
export default function ConsentSettings() {
  const t = useTranslations('consent-settings');
  const banner = useTranslations('consent.banner');
  const { tenant } = useBoot();
  const [analytics, setAnalytics] = useState(() => analyticsAllowed(tenant.consent, currentConsent()));
  const save = (allowed: boolean) => {
    answerConsent({ analytics: allowed });
    showToast({ kind: 'success', text: t('saved') });
  };
  return (
    <DialogFrame
      title={t('title')}
      actions={[
        { key: 'accept', label: banner('accept'), run: () => save(true) },
        { key: 'save', label: t('save'), variant: 'primary', run: () => save(analytics) },
      ]}
    >
      <p>{t('intro', { days: LIMITS.consentDays })}</p>
      <div className={styles.options}>
        <Checkbox label={t('necessary')} hint={t('necessaryHint')} checked disabled readOnly />
        <Checkbox
          label={t('analytics')}
          hint={t('analyticsHint')}
          checked={analytics}
          onChange={(event) => setAnalytics(event.currentTarget.checked)}
        />
      </div>
    </DialogFrame>
  );
}
