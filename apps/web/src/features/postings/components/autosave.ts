// A draft that saves itself: a moment after the last key, one call at a time, what was typed meanwhile in the next. Where somebody else saved, it
// waits for a choice. Of a posting that readers see nothing is saved unasked.
import { ApiProblem } from '@fairway/client/problem';
import { changedFields, type PostingContent } from '@fairway/rules/posting-content';
import { isShownState } from '@fairway/rules/posting-states';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { type OwnPosting, POSTINGS, POSTINGS_KEY, postingQuery } from '../queries.ts';

const REST_MS = 900;

export type Writing = {
  content: PostingContent;
  /** As the server has it. */
  posting: OwnPosting;
  set(changed: Partial<PostingContent>): void;
  /** Saves now; true where all that was typed is kept. */
  save(): Promise<boolean>;
  state: 'saved' | 'typed' | 'saving' | 'failed';
  problem: ApiProblem | undefined;
  /** What lacks before readers may see it, as the server said last. */
  lacks: ApiProblem | undefined;
  setLacks(problem: ApiProblem | undefined): void;
  /** Its edition as of the last save. */
  edition(): number;
  /** What somebody else saved meanwhile. */
  theirs: OwnPosting | undefined;
  /** Takes theirs whole, or saves mine over it. */
  settle(whose: 'theirs' | 'mine'): void;
  /** The server has another one now. */
  take(posting: OwnPosting): void;
};

/** What a part of the form is given. */
export type PartProps = { content: PostingContent; set: Writing['set']; faultAt: (field: string) => string | undefined };

export function useWriting(begun: OwnPosting): Writing {
  const api = useApi();
  const queries = useQueryClient();
  const { organizationId } = useConsoleOrganization();
  const [posting, setPosting] = useState(begun);
  const [content, setContent] = useState<PostingContent>(begun.content);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [lacks, setLacks] = useState<ApiProblem>();
  const [theirs, setTheirs] = useState<OwnPosting>();
  /** What the server refused: it is not sent again before it is another. */
  const refused = useRef<PostingContent>(undefined);
  const now = useRef({ content, posting });
  now.current = { content, posting };
  const path = { organizationId, id: posting.id };
  const isTyped = changedFields(posting.content, content).length > 0;
  const savesItself = !isShownState(posting.state);

  const take = useCallback(
    (next: OwnPosting) => {
      now.current = { ...now.current, posting: next };
      setPosting(next);
      queries.setQueryData(postingQuery(api, organizationId, next.id).queryKey, next as never);
      void queries.invalidateQueries({ queryKey: POSTINGS_KEY });
    },
    [api, queries, organizationId],
  );

  const send = async (edition: number): Promise<boolean> => {
    const sent = now.current.content;
    refused.current = undefined;
    setSaving(true);
    setProblem(undefined);
    try {
      const body = { edition, content: sent as never };
      const { data } = await api.call.PUT(`${POSTINGS}/{id}/content`, { params: { path }, body });
      if (data) take({ ...data, content: sent } as OwnPosting);
      return true;
    } catch (error) {
      const said = error instanceof ApiProblem ? error : new ApiProblem({ status: 0, code: 'internal' });
      setProblem(said);
      refused.current = sent;
      if (said.code === 'postings.changed') {
        const { data } = await api.call.GET(`${POSTINGS}/{id}`, { params: { path } }).catch(() => ({ data: undefined }));
        if (data) setTheirs(data as OwnPosting);
      }
      return false;
    } finally {
      setSaving(false);
    }
  };
  const sending = useRef(send);
  sending.current = send;

  // What failed is tried again with the next key.
  useEffect(() => {
    if (!savesItself || !isTyped || saving || theirs || content === refused.current) return;
    const timer = setTimeout(() => void sending.current(now.current.posting.edition), REST_MS);
    return () => clearTimeout(timer);
  }, [content, savesItself, isTyped, saving, theirs]);

  return {
    content,
    posting,
    set: (changed) => setContent((before) => ({ ...before, ...changed })),
    save: async () => !isTyped || sending.current(now.current.posting.edition),
    state: saving ? 'saving' : problem && isTyped ? 'failed' : isTyped ? 'typed' : 'saved',
    problem,
    lacks,
    setLacks,
    edition: () => now.current.posting.edition,
    theirs,
    settle(whose) {
      if (!theirs) return;
      setTheirs(undefined);
      setProblem(undefined);
      if (whose === 'theirs') {
        setContent(theirs.content);
        take(theirs);
      } else void sending.current(theirs.edition);
    },
    take,
  };
}
