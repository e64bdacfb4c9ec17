import '../../lib/landing-messages.ts';
import { LinkButton } from '@fairway/ui/button';
import { useTranslations } from 'use-intl';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './about-gptw.module.css';
import { ContentPage } from './content-page.tsx';

const PARTS = ['asked', 'meaning', 'limits'] as const;

export const meta = pageMeta(({ t }) => ({
  title: t('content.aboutGptw.title'),
  description: t('content.aboutGptw.lead'),
  path: pathOf('about-gptw'),
  noIndex: true,
}));

/** About the great-place-to-work programme; absent from production hosts. @rule pages.37 */
export default function AboutGptwPage() {
  const t = useTranslations('content.aboutGptw');
  const { href, exists } = useHrefs();
  return (
    <ContentPage title={t('title')} lead={t('lead')}>
      <div className={styles.parts}>
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`${part}.title`)}</h2>
            <p>{t(`${part}.text`)}</p>
          </section>
        ))}
      </div>
      <div className={styles.actions}>
        {exists('employers') ? (
          <LinkButton variant="primary" href={href('employers')}>
            {t('action')}
          </LinkButton>
        ) : null}
        {exists('jobs') ? <LinkButton href={href('jobs')}>{t('jobs')}</LinkButton> : null}
      </div>
    </ContentPage>
  );
}
