import { browserLoader, serverLoader } from '../../lib/page.ts';
import { ViewPage, viewOf } from '../../lib/page-view.tsx';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import type { load } from './components/organizations-shown.tsx';

const VIEW = viewOf(
  import.meta.env.SSR ? await import('./components/organizations-shown.tsx') : () => import('./components/organizations-shown.tsx'),
);

export const loader = serverLoader(VIEW.load);
export const clientLoader = browserLoader(VIEW.load);

export const meta = pageMeta<typeof load>(({ data, boot, t }) => {
  const title = data.text === '' ? t('organizations.title') : t('organizations.titleFor', { text: data.text });
  return {
    title: data.page === 1 ? title : t('organizations.titlePage', { title, page: data.page }),
    ...(data.total ? { description: t('organizations.description', { count: data.total, name: boot.tenant.name }) } : {}),
    // Searches and filters are many lists of the same organizations: one address stands for all of them.
    path: data.page > 1 && !data.narrowed ? pathOf('employers', {}, { page: data.page }) : pathOf('employers'),
    noIndex: data.narrowed || data.isBeyond,
  };
});

/** Find organizations. @rule organizations.6 */
export default function OrganizationsPage() {
  return <ViewPage of={VIEW} />;
}
