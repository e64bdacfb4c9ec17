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
  const t = useTranslations('consent');
  const { tenant } = useBoot();
  const [analytics, setAnalytics] = useState(() => analyticsAllowed(tenant.consent, currentConsent()));
  const save = (allowed: boolean) => {
    answerConsent({ analytics: allowed });
    showToast({ kind: 'success', text: t('settings.saved') });
  };
  return (
    <DialogFrame
      title={t('settings.title')}
      actions={[
        { key: 'accept', label: t('banner.accept'), run: () => save(true) },
        { key: 'save', label: t('settings.save'), variant: 'primary', run: () => save(analytics) },
      ]}
    >
      <p>{t('settings.intro', { days: LIMITS.consentDays })}</p>
      <div className={styles.options}>
        <Checkbox label={t('settings.necessary')} hint={t('settings.necessaryHint')} checked disabled readOnly />
        <Checkbox
          label={t('settings.analytics')}
          hint={t('settings.analyticsHint')}
          checked={analytics}
          onChange={(event) => setAnalytics(event.currentTarget.checked)}
        />
      </div>
    </DialogFrame>
  );
}
