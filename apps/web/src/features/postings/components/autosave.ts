// Writing a posting: a draft saves itself (lib/forms/self-saving.ts); of a posting that readers see nothing is saved unasked.
import type { ApiProblem } from '@fairway/client/problem';
import { changedFields, type PostingContent } from '@fairway/rules/posting-content';
import { isShownState } from '@fairway/rules/posting-states';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { type SelfSaving, useSelfSaving } from '../../../lib/forms/self-saving.ts';
import { type OwnPosting, POSTINGS, POSTINGS_KEY, postingQuery } from '../queries.ts';

export type Writing = Omit<SelfSaving<PostingContent, OwnPosting>, 'kept' | 'know' | 'round'> & {
  /** As the server has it. */
  posting: OwnPosting;
  /** What lacks before readers may see it, as the server said last. */
  lacks: ApiProblem | undefined;
  setLacks(problem: ApiProblem | undefined): void;
};

/** What a part of the form is given. */
export type PartProps = { content: PostingContent; set: Writing['set']; faultAt: (field: string) => string | undefined };

export function useWriting(begun: OwnPosting): Writing {
  const api = useApi();
  const queries = useQueryClient();
  const { organizationId } = useConsoleOrganization();
  const [lacks, setLacks] = useState<ApiProblem>();
  const params = { path: { organizationId, id: begun.id } };
  const {
    kept,
    know,
    round: _round,
    ...saving
  } = useSelfSaving<PostingContent, OwnPosting>(begun, {
    send: async (content, edition) => {
      const { data } = await api.call.PUT(`${POSTINGS}/{id}/content`, { params, body: { edition, content: content as never } });
      return data && ({ ...data, content } as OwnPosting);
    },
    read: async () => (await api.call.GET(`${POSTINGS}/{id}`, { params })).data as OwnPosting | undefined,
    changedCode: 'postings.changed',
    isSame: (typed, sent) => changedFields(sent, typed).length === 0,
    savesItself: ({ state }) => !isShownState(state),
    onKept: (next) => {
      queries.setQueryData(postingQuery(api, organizationId, next.id).queryKey, next as never);
      void queries.invalidateQueries({ queryKey: POSTINGS_KEY });
    },
  });
  // Another state leaves what was typed as it is.
  return { ...saving, posting: kept, take: know, lacks, setLacks };
}
