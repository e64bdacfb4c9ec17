// What the page of organizations loads and shows.
import { useLoaderData } from 'react-router';
import { chosenValues, pageCount } from '../../../lib/facets/facet-address.ts';
import { facetLoader } from '../../../lib/facets/facet-loader.ts';
import type { PageTools } from '../../../lib/page.ts';
import { ORGANIZATIONS_PAGE_SIZE, type OrganizationsAddress, readOrganizationsAddress } from '../organization-address.ts';
import { type OrganizationsReply, organizationsPageQuery } from '../queries.ts';
import { OrganizationsView } from './organizations-view.tsx';

const LIST = facetLoader<OrganizationsAddress, OrganizationsReply>({ read: readOrganizationsAddress, query: organizationsPageQuery });

export async function load(tools: PageTools) {
  const nowMs = Date.now();
  const address = readOrganizationsAddress(tools.url.searchParams);
  const total = await LIST.load(address, tools, () => tools.shows('companies'));
  const narrowed = address.text !== '' || chosenValues(address) > 0;
  const isBeyond = total !== undefined && address.page > Math.max(1, pageCount(total, ORGANIZATIONS_PAGE_SIZE));
  return { total, nowMs, text: address.text, page: address.page, narrowed, isBeyond };
}

export default function OrganizationsShown() {
  const { nowMs } = useLoaderData<() => ReturnType<typeof load>>();
  return <OrganizationsView {...LIST.useShown()} nowMs={nowMs} />;
}
