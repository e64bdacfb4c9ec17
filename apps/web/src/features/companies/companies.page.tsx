import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { useApi } from '../../lib/api.ts';
import { useBoot } from '../../lib/boot.ts';
import { browserLoader, type PageTools, serverLoader } from '../../lib/page.ts';
import { pathOf } from '../../lib/paths.ts';
import { pageMeta } from '../../lib/seo.ts';
import { companiesPageQuery } from './companies-query.ts';
import { chosenCount, pageCount, readCompaniesAddress } from './company-address.ts';
import { CompaniesView } from './components/companies-view.tsx';

/** True while the list stands in the window: then a change of filters shows at once and is loaded by the page itself. */
let listIsShown = false;

async function load({ api, queries, url, boot, shows }: PageTools) {
  const address = readCompaniesAddress(url.searchParams);
  const said = { nowMs: Date.now(), text: address.text, page: address.page, narrowed: address.text !== '' || chosenCount(address) > 0 };
  const query = companiesPageQuery(api, address, boot.locale);
  if (listIsShown) return { ...said, total: undefined };
  if (typeof window !== 'undefined') {
    // A failure shows in the page, with a button to try again.
    await queries.prefetchQuery(query);
    return { ...said, total: queries.getQueryData<{ totalSize: number }>(query.queryKey)?.totalSize };
  }
  shows('companies');
  return { ...said, total: (await queries.ensureQueryData(query)).totalSize };
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = pageMeta<typeof load>(({ data, boot, t }) => {
  const title = data.text === '' ? t('companies.title') : t('companies.titleFor', { text: data.text });
  return {
    title: data.page === 1 ? title : t('companies.titlePage', { title, page: data.page }),
    ...(data.total ? { description: t('companies.description', { count: data.total, name: boot.tenant.name }) } : {}),
    // Searches and filters are many lists of the same companies: one address stands for all of them.
    path: data.page > 1 && !data.narrowed ? pathOf('employers', {}, { page: data.page }) : pathOf('employers'),
    noIndex: data.narrowed || (data.total !== undefined && data.page > Math.max(1, pageCount(data.total))),
  };
});

/** Find companies. @spec 2.4 "Find companies: filters Country, Sectors, Job Type" */
export default function CompaniesPage() {
  const { nowMs } = useLoaderData<typeof clientLoader>();
  const { search } = useLocation();
  const { locale } = useBoot();
  const address = readCompaniesAddress(new URLSearchParams(search));
  const list = useQuery({ ...companiesPageQuery(useApi(), address, locale), placeholderData: keepPreviousData });
  useEffect(() => {
    listIsShown = true;
    return () => {
      listIsShown = false;
    };
  }, []);
  return <CompaniesView address={address} list={list} nowMs={nowMs} />;
}
