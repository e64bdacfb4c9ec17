// The organizations list as it is shown. Everything that can be chosen is an address.
import { EMPLOYER_SORTS, type EmployerSort } from '@fairway/rules/organizations';
import { FilterSort } from '@fairway/ui/filter-form';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { FacetList, type FacetReplyState } from '../../../lib/facets/facet-list.tsx';
import { useFacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { keptParameters, ORGANIZATIONS_LIST, ORGANIZATIONS_PAGE_SIZE, type OrganizationsAddress } from '../organization-address.ts';
import { type OrganizationsReply, organizationCountsQuery } from '../queries.ts';
import { OrganizationsEmpty } from './organizations-empty.tsx';
import { OrganizationsList, OrganizationsSkeleton } from './organizations-list.tsx';
import { OrganizationsSearch } from './organizations-search.tsx';
import styles from './organizations-view.module.css';

export type OrganizationsViewProps = { address: OrganizationsAddress; list: FacetReplyState<OrganizationsReply>; nowMs: number };

export function OrganizationsView({ address, list, nowMs }: OrganizationsViewProps) {
  const t = useTranslations('organizations');
  const order = useTranslations('jobs.sort');
  const api = useApi();
  const { href } = useHrefs();
  const { locale } = useBoot();
  const words = useFacetWords(nowMs);
  return (
    <FacetList
      kind={ORGANIZATIONS_LIST}
      address={address}
      list={list}
      words={words}
      pageSize={ORGANIZATIONS_PAGE_SIZE}
      top={({ go }) => (
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </div>
          <OrganizationsSearch address={address} words={words} onSearch={(text) => go({ ...address, text, page: 1 })} />
        </header>
      )}
      found={({ totalSize }) => <Found address={address} total={totalSize} />}
      counting={t('counting')}
      countsOf={(choice) => organizationCountsQuery(api, choice, locale)}
      showLabel={(total) => t('filters.show', { count: total ?? 0 })}
      order={({ go }) => (
        <FilterSort<EmployerSort>
          action={href('employers')}
          name="sort"
          label={order('label')}
          value={address.sort}
          options={sortsOf(address).map((sort) => ({
            value: sort,
            label: words.sortName(sort === 'relevance' && address.text === '' ? 'name' : sort),
          }))}
          keep={keptParameters(address, ['sort'])}
          applyLabel={order('apply')}
          onChange={(sort) => go({ ...address, sort, page: 1 })}
        />
      )}
      rowsOf={({ companies: organizations }) => organizations}
      rows={({ companies: organizations }, dim) => (
        <OrganizationsList organizations={organizations} view={address.view} words={words} dim={dim} />
      )}
      skeleton={<OrganizationsSkeleton view={address.view} label={t('counting')} />}
      empty={({ totalSize }, { hrefOf }) => <OrganizationsEmpty address={address} total={totalSize} hrefOf={hrefOf} />}
    />
  );
}

/** Without words the best match is the order of names: one of the two is offered. */
function sortsOf({ text, sort }: OrganizationsAddress): readonly EmployerSort[] {
  const same = sort === 'name' ? 'relevance' : 'name';
  return text === '' ? EMPLOYER_SORTS.filter((one) => one !== same) : EMPLOYER_SORTS;
}

function Found({ address, total }: { address: OrganizationsAddress; total: number }) {
  const t = useTranslations('organizations');
  const from = (address.page - 1) * ORGANIZATIONS_PAGE_SIZE + 1;
  const to = Math.min(total, from + ORGANIZATIONS_PAGE_SIZE - 1);
  if (total <= ORGANIZATIONS_PAGE_SIZE || from > total) return t('found', { count: total });
  return t('foundSome', { total, from, to });
}
