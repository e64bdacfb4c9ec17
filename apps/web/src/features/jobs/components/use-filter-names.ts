import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useBoot } from '../../../lib/boot.ts';
import { preparedMessages } from '../../../lib/messages.ts';
import { filterNamesQuery, hasUnnamedSector } from '../jobs-query.ts';

/** Names of values that messages do not know, by `filter=value`; asked of the server only where there are any. */
export function useFilterNames(facets: { sector: readonly { value: string }[] } | undefined): ReadonlyMap<string, string> | undefined {
  const { locale } = useBoot();
  const unnamed = facets !== undefined && hasUnnamedSector(facets, preparedMessages(locale));
  const { data } = useQuery({ ...filterNamesQuery(useApi(), locale), enabled: unnamed });
  return useMemo(() => {
    const sectors = data?.filters.find((filter) => filter.name === 'sector');
    return sectors && new Map(sectors.options.map((option) => [`sector=${option.value}`, option.label]));
  }, [data]);
}
