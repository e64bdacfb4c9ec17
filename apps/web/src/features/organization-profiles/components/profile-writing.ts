// Writing a profile: the draft saves itself a moment after the last key, one call at a time, what was typed meanwhile in the next. Where another owner
// saved, it waits for a choice.
import { ApiProblem } from '@fairway/client/problem';
import type { OrganizationProfileContent } from '@fairway/rules/organization-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../lib/api.ts';
import { useConsoleOrganization } from '../../../lib/console/console-organization.ts';
import { PROFILE, type ProfileDraft, profileQuery, versionsQuery } from '../queries.ts';

const REST_MS = 900;

export type ProfileWriting = {
  content: OrganizationProfileContent;
  /** As the server has it. */
  draft: ProfileDraft;
  set(changed: Partial<OrganizationProfileContent>): void;
  /** Saves now; true where all that was typed is kept. */
  save(): Promise<boolean>;
  state: 'saved' | 'typed' | 'saving' | 'failed';
  problem: ApiProblem | undefined;
  /** Its edition as of the last save. */
  edition(): number;
  /** What another owner saved meanwhile. */
  theirs: ProfileDraft | undefined;
  /** Takes theirs whole, or saves mine over it. */
  settle(whose: 'theirs' | 'mine'): void;
  /** The server has another one now, with another content. */
  take(draft: ProfileDraft): void;
  /** Counts contents that came from elsewhere: fields that keep what was typed begin anew. */
  round: number;
  /** Somebody wanted to publish: what lacks is told too. */
  isAsked: boolean;
  ask(isAsked: boolean): void;
};

export function useProfileWriting(begun: ProfileDraft): ProfileWriting {
  const api = useApi();
  const queries = useQueryClient();
  const { organizationId } = useConsoleOrganization();
  const [draft, setDraft] = useState(begun);
  const [content, setContent] = useState(begun.content);
  /** As it was typed when it was sent: the server makes texts safe. */
  const [kept, setKept] = useState(begun.content);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [theirs, setTheirs] = useState<ProfileDraft>();
  const [round, setRound] = useState(0);
  const [isAsked, ask] = useState(false);
  /** What the server refused: it is not sent again before it is another. */
  const refused = useRef<OrganizationProfileContent>(undefined);
  const now = useRef({ content, draft, kept });
  now.current = { content, draft, kept };
  const params = { path: { organizationId } };
  const isTyped = content !== kept;

  const know = useCallback(
    (next: ProfileDraft) => {
      now.current = { ...now.current, draft: next };
      setDraft(next);
      queries.setQueryData(profileQuery(api, organizationId).queryKey, next as never);
      void queries.invalidateQueries({ queryKey: versionsQuery(api, organizationId).queryKey });
      void queries.invalidateQueries({ queryKey: ['get', `${PROFILE}/preview`] });
    },
    [api, queries, organizationId],
  );
  const take = (next: ProfileDraft) => {
    know(next);
    setContent(next.content);
    setKept(next.content);
    setRound((before) => before + 1);
  };

  const send = async (edition: number): Promise<boolean> => {
    const sent = now.current.content;
    refused.current = undefined;
    setSaving(true);
    setProblem(undefined);
    try {
      const { data } = await api.call.PUT(`${PROFILE}/content`, { params, body: { edition, content: sent as never } });
      now.current = { ...now.current, kept: sent };
      setKept(sent);
      if (data) know(data as ProfileDraft);
      return true;
    } catch (error) {
      const said = error instanceof ApiProblem ? error : new ApiProblem({ status: 0, code: 'internal' });
      setProblem(said);
      refused.current = sent;
      if (said.code === 'organization_profiles.changed') {
        const { data } = await api.call.GET(PROFILE, { params }).catch(() => ({ data: undefined }));
        if (data) setTheirs(data as ProfileDraft);
      }
      return false;
    } finally {
      setSaving(false);
    }
  };
  const sending = useRef(send);
  sending.current = send;

  useEffect(() => {
    if (!isTyped || saving || theirs || content === refused.current) return;
    const timer = setTimeout(() => void sending.current(now.current.draft.edition), REST_MS);
    return () => clearTimeout(timer);
  }, [content, isTyped, saving, theirs]);

  return {
    content,
    draft,
    set: (changed) => setContent((before) => ({ ...before, ...changed })),
    save: async () => now.current.content === now.current.kept || sending.current(now.current.draft.edition),
    state: saving ? 'saving' : problem && isTyped ? 'failed' : isTyped ? 'typed' : 'saved',
    problem,
    edition: () => now.current.draft.edition,
    theirs,
    settle(whose) {
      if (!theirs) return;
      setTheirs(undefined);
      setProblem(undefined);
      if (whose === 'theirs') take(theirs);
      else void sending.current(theirs.edition);
    },
    take,
    round,
    isAsked,
    ask,
  };
}
