import { ImagePlate } from '@fairway/ui/image-plate';
import type { ListOption } from '@fairway/ui/listbox';
import { SearchBox } from '@fairway/ui/search-box';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { keptParameters, type OrganizationsAddress } from '../organization-address.ts';

const SUGGESTIONS = 6;

export type OrganizationsSearchProps = { address: OrganizationsAddress; words: FacetWords; onSearch: (text: string) => void };

/** The search by name; names come up as one types. */
export function OrganizationsSearch({ address, words, onSearch }: OrganizationsSearchProps) {
  const t = useTranslations('organizations.search');
  const list = useTranslations('ui.list');
  const api = useApi();
  const { locale } = useBoot();
  const { href } = useHrefs();

  async function load(text: string, signal: AbortSignal): Promise<ListOption[]> {
    const query = { q: text, page: 1, page_size: SUGGESTIONS, locale };
    const { data } = await api.call.GET('/api/v1/company', { params: { query }, signal });
    return (data?.companies ?? []).map((organization) => ({
      value: `${organization.id}`,
      label: organization.name,
      hint: organization.countryCode ? words.format.country(organization.countryCode) : undefined,
      icon: <ImagePlate src={organization.logo} name={organization.name} sizePx={28} />,
    }));
  }

  return (
    <SearchBox
      action={href('employers')}
      name="q"
      label={t('label')}
      placeholder={t('placeholder')}
      submitLabel={t('submit')}
      clearLabel={t('clear')}
      value={address.text}
      keep={keptParameters(address, ['q'])}
      load={load}
      onSearch={onSearch}
      texts={{ empty: list('empty'), loading: list('loading'), failed: list('failed'), count: (count) => list('count', { count }) }}
    />
  );
}
