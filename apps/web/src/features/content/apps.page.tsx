import { LinkButton } from '@fairway/ui/button';
import { IconBrandAndroid, IconBrandApple, IconDeviceLaptop } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBoot } from '../../lib/boot.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './apps.module.css';
import { ContentPage } from './content-page.tsx';

const DEVICES = [
  ['iphone', IconBrandApple],
  ['android', IconBrandAndroid],
  ['computer', IconDeviceLaptop],
] as const;
const STEPS = ['open', 'menu', 'add'] as const;

export const meta = pageMeta(({ t, boot }) => ({
  title: t('content.apps.title'),
  description: t('content.apps.lead', { name: boot.tenant.name }),
  path: pathOf('apps'),
}));

/** How to put the site on a home screen; it needs no store. @spec decision 10 */
export default function AppsPage() {
  const t = useTranslations('content.apps');
  const { tenant } = useBoot();
  const { href, exists } = useHrefs();
  return (
    <ContentPage title={t('title')} lead={t('lead', { name: tenant.name })}>
      <div className={styles.devices}>
        {DEVICES.map(([device, Icon]) => (
          <section key={device} className={styles.device}>
            <h2 className={styles.title}>
              <Icon size={24} stroke={1.75} aria-hidden />
              {t(`${device}.title`)}
            </h2>
            <ol className={styles.steps}>
              {STEPS.map((step) => (
                <li key={step}>{t(`${device}.${step}`)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {exists('tools') ? <LinkButton href={href('tools')}>{t('tools')}</LinkButton> : null}
    </ContentPage>
  );
}
