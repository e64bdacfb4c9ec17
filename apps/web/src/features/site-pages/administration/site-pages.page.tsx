// Tenants with the state of each of their own pages.
import '../../../lib/later-messages.ts';
import { SITE_PAGE_SORTS, SITE_PAGES } from '@fairway/rules/site-pages';
import { Link } from '@fairway/ui/link';
import { useTranslations } from 'use-intl';
import { ConsolePage } from '../../../lib/console/console-page.tsx';
import { defineList } from '../../../lib/lists/list-address.ts';
import { ListPage } from '../../../lib/lists/list-page.tsx';
import { useList } from '../../../lib/lists/use-list.ts';
import { pathOf, useHrefs } from '../../../lib/paths.ts';
import { pageMeta } from '../../../lib/seo.ts';
import type { PagesRow } from './queries.ts';

export const meta = pageMeta(({ t }) => ({ title: t('console.admin.sitePages'), path: pathOf('admin-site-pages'), noIndex: true }));

const LIST = defineList({ sorts: SITE_PAGE_SORTS, sort: 'name', filters: {} });

export default function SitePagesPage() {
  const t = useTranslations('site-pages');
  const console = useTranslations('console.admin');
  const { href } = useHrefs();
  const list = useList(LIST, '/api/v1/admin/site-pages');
  const states = useTranslations('site-pages.states');
  const stateOf = (one: PagesRow['pages'][number]) =>
    one.state === 'own' ? states('own', { count: one.locales.length }) : states(one.state);
  return (
    <ConsolePage title={console('sitePages')} description={t('list.text')}>
      <ListPage
        title={console('sitePages')}
        {...list}
        searchLabel={t('list.search')}
        columns={[
          { key: 'name', title: t('list.tenant'), sort: 'name', cell: (row) => row.name },
          ...SITE_PAGES.map((page) => ({
            key: page,
            title: t(`names.${page}`),
            cell: (row: PagesRow) => {
              const one = row.pages.find((shown) => shown.page === page);
              return one ? (
                <Link
                  href={href('admin-site-page', { tenantId: row.id, page })}
                  aria-label={`${row.name}, ${t(`names.${page}`)}: ${stateOf(one)}`}
                >
                  {stateOf(one)}
                </Link>
              ) : null;
            },
          })),
        ]}
        nameOf={(row) => row.name}
        empty={{ title: t('list.empty') }}
      />
    </ConsolePage>
  );
}
