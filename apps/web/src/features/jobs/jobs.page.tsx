import { browserLoader, serverLoader } from '../../lib/page.ts';
import { ViewPage, viewOf } from '../../lib/page-view.tsx';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import type { load } from './components/jobs-shown.tsx';

const VIEW = viewOf(import.meta.env.SSR ? await import('./components/jobs-shown.tsx') : () => import('./components/jobs-shown.tsx'));

export const loader = serverLoader(VIEW.load);
export const clientLoader = browserLoader(VIEW.load);

export const meta = pageMeta<typeof load>(({ data, boot, t }) => {
  const asked = data.text === '' ? t('jobs.title') : t('jobs.titleFor', { text: data.text });
  const title = data.place?.name ? t('jobs.titleAt', { title: asked, place: data.place.name }) : asked;
  const isNarrowed = data.text !== '' || data.narrowed;
  return {
    title: data.page === 1 ? title : t('jobs.titlePage', { title, page: data.page }),
    ...(data.total ? { description: t('jobs.description', { count: data.total, name: boot.tenant.name }) } : {}),
    // Searches and filters are many lists of the same postings: one address stands for all of them.
    path: data.page > 1 && !isNarrowed ? pathOf('jobs', {}, { page: data.page }) : pathOf('jobs'),
    feed: { href: data.feedHref, title: t('jobs.rss') },
    noIndex: isNarrowed,
  };
});

/** Find jobs. @rule jobs.9, jobs.10 */
export default function JobsPage() {
  return <ViewPage of={VIEW} />;
}
