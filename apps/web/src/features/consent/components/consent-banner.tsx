import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { answerConsent } from '../consent-state.ts';
import styles from './consent-banner.module.css';
import { consentDialog } from './consent-dialog.ts';

/**
 * The cookie banner at the foot of the window. It covers nothing that is focused and blocks nothing; the two answers look alike in both modes.
 * @rule consent.1
 */
export default function ConsentBanner() {
  const t = useTranslations('consent.banner');
  const { tenant } = useBoot();
  const { sitePage } = useHrefs();
  const dialogs = useDialogs();
  const explicit = tenant.consent === 'explicit';
  return (
    <section className={styles.banner} data-fw-consent="" aria-label={t('label')}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title', { name: tenant.name })}</h2>
        <p>
          {explicit ? t('explicit') : t('implied')}{' '}
          <a href={sitePage('privacy')} target="_blank" rel="noopener noreferrer">
            {t('privacy')}
          </a>
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => answerConsent({ analytics: false })}>{t('reject')}</Button>
        <Button onClick={() => answerConsent({ analytics: true })}>{t('accept')}</Button>
        <Button variant="quiet" onClick={() => dialogs.open(consentDialog, {})}>
          {t('settings')}
        </Button>
      </div>
    </section>
  );
}
