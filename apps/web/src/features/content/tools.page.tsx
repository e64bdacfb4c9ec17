import '../../lib/landing-messages.ts';
import { EmptyState } from '@fairway/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { browserLoader, type PageTools, serverLoader } from '../../lib/page.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { ToolCards } from './components/tool-card.tsx';
import { ContentPage } from './content-page.tsx';
import { toolLinksQuery } from './tool-links.ts';
import styles from './tools.module.css';

const SECTIONS = ['find', 'prepare', 'read'] as const;

async function load({ api, queries, boot, shows }: PageTools) {
  await queries.ensureQueryData(toolLinksQuery(api, 'tools', boot.locale));
  shows('links');
  return {};
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta(({ t, boot }) => ({
  title: t('content.tools.title'),
  description: t('content.tools.lead', { name: boot.tenant.name }),
  path: pathOf('tools'),
}));

/** The page of links to everything that helps on the way to a job. @rule content.1 */
export default function ToolsPage() {
  const t = useTranslations('content.tools');
  const { tenant, locale } = useBoot();
  const links = useQuery(toolLinksQuery(useApi(), 'tools', locale)).data?.links;
  const sections = SECTIONS.map((word) => ({ word, links: links?.filter((link) => link.section === word) ?? [] }));
  return (
    <ContentPage title={t('title')} lead={t('lead', { name: tenant.name })}>
      {links?.length === 0 ? <EmptyState drawing="list" title={t('empty')} text={t('emptyText')} /> : null}
      {sections
        .filter((section) => section.links.length > 0)
        .map((section) => (
          <section key={section.word} className={styles.group}>
            <h2>{t(section.word)}</h2>
            <ToolCards links={section.links} />
          </section>
        ))}
    </ContentPage>
  );
}
