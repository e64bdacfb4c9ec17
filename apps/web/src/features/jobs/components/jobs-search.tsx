import type { ListOption } from '@fairway/ui/listbox';
import { SearchBox } from '@fairway/ui/search-box';
import { IconBriefcase, IconBuildingSkyscraper, IconMapPin, IconSparkles } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { withFilter } from '../../../lib/facets/facet-address.ts';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { type JobsAddress, keptParameters, readWhere } from '../job-address.ts';
import type { PlaceAsked, PostingsReply } from '../queries.ts';
import { begins, WhereFields } from './where-fields.tsx';

const ICONS = { title: IconBriefcase, company: IconBuildingSkyscraper, skill: IconSparkles, place: IconMapPin };
const SUGGESTIONS = 8;
/** Filters whose values are suggested too: choosing one filters. */
const FILTERS = { address: IconMapPin, employment_types: IconBriefcase, job_category: IconBriefcase };
type Suggested = keyof typeof FILTERS;
/** Those with the most postings: a letter begins many countries. */
const OF_EACH_FILTER = 2;

type Props = {
  address: JobsAddress;
  /** What is shown: values of its filters are suggested. */
  facets: PostingsReply['facets'] | undefined;
  words: FacetWords;
  /** Where it was asked for, as the reply says it. */
  place: PlaceAsked | undefined;
  go: (address: JobsAddress) => void;
};

/** The search with its suggestions as one types: countries, kinds of work and fields; titles, organizations, skills and places. @rule search.24 */
export function JobsSearch({ address, facets, words, place, go }: Props) {
  const t = useTranslations('jobs.search');
  const list = useTranslations('ui.list');
  const api = useApi();
  const { href } = useHrefs();
  const { languageTag, locale } = useBoot();

  function filtersFor(text: string): ListOption[] {
    return (Object.keys(FILTERS) as Suggested[]).flatMap((filter) => {
      const Icon = FILTERS[filter];
      return (facets?.[filter] ?? [])
        .map(({ value }) => ({ value: `${filter}:${value}`, label: words.nameOf(filter, value) }))
        .filter(({ value, label }) => begins(label, text, languageTag) && !isChosen(value))
        .slice(0, OF_EACH_FILTER)
        .map((option) => ({ ...option, hint: words.filterName(filter), icon: <Icon aria-hidden /> }));
    });
  }
  const parted = (value: string) => value.split(':') as [filter: Suggested | 'place' | 'company', value: string];
  const isChosen = (option: string) => {
    const [filter, value] = parted(option) as [Suggested, string];
    return address.filters[filter].includes(value);
  };

  async function load(text: string, signal: AbortSignal): Promise<ListOption[]> {
    const filters = filtersFor(text.trim());
    const limit = SUGGESTIONS - filters.length;
    const { data } = await api.call.GET('/api/v1/suggestion', { params: { query: { q: text, limit, locale } }, signal });
    const texts = (data?.suggestions ?? []).map(({ suggestion, type, companyId }) => {
      const Icon = ICONS[type];
      return { value: `${type}:${companyId ?? suggestion}`, label: suggestion, hint: t(`kinds.${type}`), icon: <Icon aria-hidden /> };
    });
    return [...filters, ...texts];
  }

  function pick(option: ListOption): boolean {
    const [filter, value] = parted(option.value);
    const others = { ...address, text: '' };
    // A town is asked for where towns are: the list says so, and around it.
    if (filter === 'place') go({ ...others, where: value, page: 1 });
    // The one that is called so: its postings are asked for, not the words of its name.
    else if (filter === 'company' && value !== option.label) go({ ...others, organizationIds: [Number(value)], page: 1 });
    else if (filter in FILTERS) go(withFilter(others, filter as Suggested, value, true));
    else return false;
    return true;
  }

  return (
    <SearchBox
      action={href('jobs')}
      name="q"
      label={t('label')}
      placeholder={t('placeholder')}
      submitLabel={t('submit')}
      clearLabel={t('clear')}
      value={address.text}
      keep={keptParameters(address, ['q', 'where', 'radius'])}
      more={<WhereFields address={address} place={place} words={words} />}
      load={load}
      minCharacters={1}
      onPick={pick}
      onSearch={(text, fields) => go({ ...address, ...readWhere(fields), text, page: 1 })}
      texts={{ empty: list('empty'), loading: list('loading'), failed: list('failed'), count: (count) => list('count', { count }) }}
    />
  );
}
