import type { ListOption } from '@fairway/ui/listbox';
import { SearchBox } from '@fairway/ui/search-box';
import { IconBriefcase, IconBuilding, IconMapPin, IconSparkles } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { withFilter } from '../../../lib/facets/facet-address.ts';
import type { FacetWords } from '../../../lib/facets/facet-words.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { type JobsAddress, keptParameters, readWhere } from '../job-address.ts';
import type { PlaceAsked, PostingsReply } from '../queries.ts';
import { WhereFields } from './where-fields.tsx';

const ICONS = { title: IconBriefcase, company: IconBuilding, skill: IconSparkles, place: IconMapPin };
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
  const { languageTag } = useBoot();

  function filtersFor(text: string): ListOption[] {
    const { compare } = new Intl.Collator(languageTag, { sensitivity: 'base' });
    const begins = (word: string) => compare(word.slice(0, text.length), text) === 0;
    return (Object.keys(FILTERS) as Suggested[]).flatMap((filter) => {
      const Icon = FILTERS[filter];
      return (facets?.[filter] ?? [])
        .map(({ value }) => ({ value: `${filter}:${value}`, label: words.nameOf(filter, value) }))
        .filter(({ value, label }) => begins(label) && !isChosen(value))
        .slice(0, OF_EACH_FILTER)
        .map((option) => ({ ...option, hint: words.filterName(filter), icon: <Icon aria-hidden /> }));
    });
  }
  const parted = (value: string) => value.split(':') as [filter: Suggested | 'place', value: string];
  const isChosen = (option: string) => {
    const [filter, value] = parted(option) as [Suggested, string];
    return address.filters[filter].includes(value);
  };

  async function load(text: string, signal: AbortSignal): Promise<ListOption[]> {
    const filters = filtersFor(text.trim());
    const limit = SUGGESTIONS - filters.length;
    const { data } = await api.call.GET('/api/v1/suggestion', { params: { query: { q: text, limit } }, signal });
    const texts = (data?.suggestions ?? []).map(({ suggestion, type }) => {
      const Icon = ICONS[type];
      return { value: `${type}:${suggestion}`, label: suggestion, hint: t(`kinds.${type}`), icon: <Icon aria-hidden /> };
    });
    return [...filters, ...texts];
  }

  function pick(option: ListOption): boolean {
    const [filter, value] = parted(option.value);
    const others = { ...address, text: '' };
    // A town is asked for where towns are: the list says so, and around it.
    if (filter === 'place') go({ ...others, where: value, page: 1 });
    else if (filter in FILTERS) go(withFilter(others, filter, value, true));
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
      more={<WhereFields address={address} place={place} />}
      load={load}
      minCharacters={1}
      onPick={pick}
      onSearch={(text, fields) => go({ ...address, ...readWhere(fields), text, page: 1 })}
      texts={{ empty: list('empty'), loading: list('loading'), failed: list('failed'), count: (count) => list('count', { count }) }}
    />
  );
}
