import '../../lib/landing-messages.ts';
import { LinkButton } from '@fairway/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { browserLoader, type PageTools, serverLoader } from '../../lib/page.ts';
import { pathOf, useHrefs } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import styles from './apps.module.css';
import { ToolCards } from './components/tool-card.tsx';
import { ToolIcon } from './components/tool-icon.tsx';
import { ContentPage } from './content-page.tsx';
import { type ToolLink, toolLinksQuery, useLanguageMark } from './tool-links.ts';

async function load({ api, queries, boot, shows }: PageTools) {
  await queries.ensureQueryData(toolLinksQuery(api, 'apps', boot.locale));
  shows('links');
  return {};
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(({ t, boot }) => ({
  title: t('content.apps.title'),
  description: t('content.apps.lead', { name: boot.tenant.name }),
  path: pathOf('apps'),
}));

/** How to put the site on a home screen, and the apps that staff names. @rule content.1 */
export default function AppsPage() {
  const t = useTranslations('content.apps');
  const { tenant, locale } = useBoot();
  const { href, exists } = useHrefs();
  const links = useQuery(toolLinksQuery(useApi(), 'apps', locale)).data?.links ?? [];
  const guides = links.filter((link) => link.address === null);
  const apps = links.filter((link) => link.address !== null);
  return (
    <ContentPage title={t('title')} lead={t('lead', { name: tenant.name })}>
      {apps.length > 0 ? <ToolCards links={apps} /> : null}
      {guides.length > 0 ? (
        <div className={styles.devices}>
          {guides.map((guide) => (
            <Guide key={guide.id} guide={guide} />
          ))}
        </div>
      ) : null}
      {exists('tools') ? <LinkButton href={href('tools')}>{t('tools')}</LinkButton> : null}
    </ContentPage>
  );
}

function Guide({ guide }: { guide: ToolLink }) {
  const mark = useLanguageMark();
  const steps = guide.text.split('\n').filter((step) => step.trim() !== '');
  return (
    <section className={styles.device} {...mark(guide)}>
      <h2 className={styles.title}>
        <ToolIcon icon={guide.icon} size={24} />
        {guide.title}
      </h2>
      {steps.length > 0 ? (
        <ol className={styles.steps}>
          {steps.map((step, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guide may say the same twice, and its steps never move
            <li key={n}>{step}</li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
