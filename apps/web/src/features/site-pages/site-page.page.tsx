import { SITE_PAGES, sitePageLink } from '@fairway/rules/site-pages';
import { redirect, useLoaderData } from 'react-router';
import { browserLoader, notFound, type PageTools, serverLoader } from '../../lib/page.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { SitePageView } from './components/site-page-view.tsx';

async function load({ api, url, boot, signal, shows }: PageTools) {
  const page = SITE_PAGES.find((id) => url.pathname.endsWith(pathOf(id)));
  if (!page) throw notFound();
  const link = sitePageLink(page, boot.tenant);
  if (link !== null) throw redirect(link);
  shows('site-pages');
  const query = { locale: boot.locale };
  const { data } = await api.call.GET('/api/v1/site-pages/{page}', { params: { path: { page }, query }, signal });
  if (!data) throw notFound();
  return { shown: data };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta<typeof load>(({ data: { shown } }) => ({
  title: shown.title,
  description: shown.description,
  path: pathOf(shown.page),
  ...(shown.fellBack ? { onlyLanguage: shown.fellBack.language } : {}),
}));

export default function SitePagePage() {
  return <SitePageView shown={useLoaderData<typeof clientLoader>().shown} />;
}
