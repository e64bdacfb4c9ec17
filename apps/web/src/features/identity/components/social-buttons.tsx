import type { SocialChoice } from '@fairway/rules/login-popup';
import { Button } from '@fairway/ui/button';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../../lib/boot.ts';
import styles from './login-popup.module.css';
import { PROVIDER_LOOKS, type Provider, providersOf } from './providers.tsx';

type Props = {
  choice: SocialChoice;
  busy: boolean;
  /** The browser is on its way to a provider. */
  going: boolean;
  onShow: () => void;
  onChoose: (provider: Provider) => void;
};

/** The tenant's providers: shown, behind one button, or absent. @rule identity.47 */
export function SocialButtons({ choice, busy, going, onShow, onChoose }: Props) {
  const t = useTranslations('identity.popup');
  const { tenant } = useBoot();
  const [chosen, setChosen] = useState<Provider>();
  if (choice === 'absent') return null;
  return (
    <>
      <div className={styles.social}>
        {choice === 'hidden' ? (
          <Button fullWidth icon={<IconDots aria-hidden />} aria-expanded={false} disabled={busy} onClick={onShow}>
            {t('moreWays')}
          </Button>
        ) : (
          providersOf(tenant).map((provider) => {
            const { name, Icon } = PROVIDER_LOOKS[provider];
            return (
              <Button
                key={provider}
                fullWidth
                icon={<Icon aria-hidden />}
                busy={going && chosen === provider}
                disabled={busy}
                onClick={() => {
                  setChosen(provider);
                  onChoose(provider);
                }}
              >
                {t('social', { provider: name })}
              </Button>
            );
          })
        )}
      </div>
      <p className={styles.or}>{t('or')}</p>
    </>
  );
}
