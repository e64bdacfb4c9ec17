import type { ListOption } from '@fairway/ui/listbox';
import { SearchBox } from '@fairway/ui/search-box';
import { IconBriefcase, IconBuilding, IconMapPin, IconSparkles } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/api.ts';
import { useHrefs } from '../../../lib/paths.ts';
import { type JobsAddress, keptParameters } from '../job-address.ts';

const ICONS = { title: IconBriefcase, company: IconBuilding, skill: IconSparkles, place: IconMapPin };
const SUGGESTIONS = 8;

/** The search with its suggestions: titles, organizations, skills and places, as one types. */
export function JobsSearch({ address, onSearch }: { address: JobsAddress; onSearch: (text: string) => void }) {
  const t = useTranslations('jobs.search');
  const list = useTranslations('ui.list');
  const api = useApi();
  const { href } = useHrefs();

  async function load(text: string, signal: AbortSignal): Promise<ListOption[]> {
    const { data } = await api.call.GET('/api/v1/suggestion', { params: { query: { q: text, limit: SUGGESTIONS } }, signal });
    return (data?.suggestions ?? []).map(({ suggestion, type }) => {
      const Icon = ICONS[type];
      return { value: `${type}:${suggestion}`, label: suggestion, hint: t(`kinds.${type}`), icon: <Icon aria-hidden /> };
    });
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
      keep={keptParameters(address, ['q'])}
      load={load}
      onSearch={onSearch}
      texts={{ empty: list('empty'), loading: list('loading'), failed: list('failed'), count: (count) => list('count', { count }) }}
    />
  );
}
