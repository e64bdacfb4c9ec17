import { useLoaderData } from 'react-router';
import { chosenValues, pageCount } from '../../lib/facets/facet-address.ts';
import { facetLoader } from '../../lib/facets/facet-loader.ts';
import { browserLoader, type PageTools, serverLoader } from '../../lib/page.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { OrganizationsView } from './components/organizations-view.tsx';
import { ORGANIZATIONS_PAGE_SIZE, type OrganizationsAddress, readOrganizationsAddress } from './organization-address.ts';
import { type OrganizationsReply, organizationsPageQuery } from './queries.ts';

const LIST = facetLoader<OrganizationsAddress, OrganizationsReply>({ read: readOrganizationsAddress, query: organizationsPageQuery });

async function load(tools: PageTools) {
  const nowMs = Date.now();
  const address = readOrganizationsAddress(tools.url.searchParams);
  const total = await LIST.load(address, tools, () => tools.shows('companies'));
  const narrowed = address.text !== '' || chosenValues(address) > 0;
  const isBeyond = total !== undefined && address.page > Math.max(1, pageCount(total, ORGANIZATIONS_PAGE_SIZE));
  return { total, nowMs, text: address.text, page: address.page, narrowed, isBeyond };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

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
  const { nowMs } = useLoaderData<typeof clientLoader>();
  return <OrganizationsView {...LIST.useShown()} nowMs={nowMs} />;
}
