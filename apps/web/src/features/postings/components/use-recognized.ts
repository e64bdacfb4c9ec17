import type { PostingContent } from '@fairway/rules/posting-content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { POSTINGS, type Recognized } from '../queries.ts';

const REST_MS = 700;

/** What the platform reads in what is written, a moment after the last key; undefined until it has read once. */
export function useRecognized({ title, html, language }: PostingContent): Recognized | undefined {
  const api = useApi();
  const { organizationId } = useConsoleOrganization();
  const [asked, setAsked] = useState({ title, html, language });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ title, html, language }), REST_MS);
    return () => clearTimeout(timer);
  }, [title, html, language]);
  const { data } = useQuery({
    queryKey: ['recognition', organizationId, asked],
    queryFn: async ({ signal }) =>
      (await api.call.POST(`${POSTINGS}/recognition`, { params: { path: { organizationId } }, body: asked, signal })).data,
    enabled: asked.title !== '' || asked.html !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
