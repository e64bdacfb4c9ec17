// A draft that saves itself: a moment after the last key, one call at a time, what was typed meanwhile in the next. Where somebody else saved, it
// waits for a choice. What is said of it besides its content is its owner's (`T`).
import { ApiProblem } from '@fairway/client/problem';
import { useEffect, useRef, useState } from 'react';

const REST_MS = 900;

/** What the server keeps: a content with its edition. */
type Kept<C> = { edition: number; content: C };

export type SelfSaving<C, T> = {
  content: C;
  /** As the server has it. */
  kept: T;
  set(changed: Partial<C>): void;
  /** Saves now; true where all that was typed is kept. */
  save(): Promise<boolean>;
  state: 'saved' | 'typed' | 'saving' | 'failed';
  problem: ApiProblem | undefined;
  /** Its edition as of the last save. */
  edition(): number;
  /** What somebody else saved meanwhile. */
  theirs: T | undefined;
  /** Takes theirs whole, or saves mine over it. */
  settle(whose: 'theirs' | 'mine'): void;
  /** The server has another one now; what was typed stays. */
  know(kept: T): void;
  /** The server has another one now, and what was typed gives way to it. */
  take(kept: T): void;
  /** Counts contents that came from elsewhere: fields that keep what was typed begin anew. */
  round: number;
};

export type SelfSavingOptions<C, T> = {
  /** Sends a content that began from an edition; gives what the server keeps. @throws ApiProblem */
  send: (content: C, edition: number) => Promise<T | undefined>;
  /** What the server has now. */
  read: () => Promise<T | undefined>;
  /** The problem that says that somebody else saved. */
  changedCode: string;
  /** Whether what was typed is what was sent: the server makes texts safe, and gives them back as others. */
  isSame: (typed: C, sent: C) => boolean;
  /** False: saved by a press alone. */
  savesItself?: (kept: T) => boolean;
  /** Told of each that the server has. */
  onKept: (kept: T) => void;
};

export function useSelfSaving<C extends object, T extends Kept<C>>(begun: T, options: SelfSavingOptions<C, T>): SelfSaving<C, T> {
  const [kept, setKept] = useState(begun);
  const [content, setContent] = useState<C>(begun.content);
  /** As it was typed when it was sent. */
  const [sent, setSent] = useState<C>(begun.content);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [theirs, setTheirs] = useState<T>();
  const [round, setRound] = useState(0);
  /** What the server refused: it is not sent again before it is another. */
  const refused = useRef<C>(undefined);
  const now = useRef({ content, kept, sent });
  now.current = { content, kept, sent };
  const isTyped = !options.isSame(content, sent);
  const savesItself = options.savesItself?.(kept) ?? true;

  const keep = (next: T, asSent: C) => {
    now.current = { ...now.current, kept: next, sent: asSent };
    setKept(next);
    setSent(asSent);
    options.onKept(next);
  };
  const take = (next: T) => {
    keep(next, next.content);
    setContent(next.content);
    setRound((before) => before + 1);
  };

  const send = async (edition: number): Promise<boolean> => {
    const typed = now.current.content;
    refused.current = undefined;
    setSaving(true);
    setProblem(undefined);
    try {
      keep((await options.send(typed, edition)) ?? now.current.kept, typed);
      return true;
    } catch (error) {
      const said = error instanceof ApiProblem ? error : new ApiProblem({ status: 0, code: 'internal' });
      setProblem(said);
      refused.current = typed;
      if (said.code === options.changedCode) setTheirs(await options.read().catch(() => undefined));
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
    const timer = setTimeout(() => void sending.current(now.current.kept.edition), REST_MS);
    return () => clearTimeout(timer);
  }, [content, savesItself, isTyped, saving, theirs]);

  return {
    content,
    kept,
    set: (changed) => setContent((before) => ({ ...before, ...changed })),
    save: async () => options.isSame(now.current.content, now.current.sent) || sending.current(now.current.kept.edition),
    state: saving ? 'saving' : problem && isTyped ? 'failed' : isTyped ? 'typed' : 'saved',
    problem,
    edition: () => now.current.kept.edition,
    theirs,
    settle(whose) {
      if (!theirs) return;
      setTheirs(undefined);
      setProblem(undefined);
      if (whose === 'theirs') take(theirs);
      else void sending.current(theirs.edition);
    },
    know: (next) => keep(next, next.content),
    take,
    round,
  };
}
