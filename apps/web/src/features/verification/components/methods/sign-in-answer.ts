// What a school's provider gave, as the landing page left it behind the #: taken out of the address at once, so that neither a reload nor a
// bookmark hands it in again, and handed in once, however often the part that shows it is drawn anew meanwhile.
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type SignInAnswer = { state: string; code?: string; iss?: string; ticket?: string; error?: string };

const MARK = '#school-sign-in&';
const NAMES = ['code', 'iss', 'ticket', 'error'] as const;
/** A part that is drawn anew so soon still shows how it ended. */
const REMEMBERED_MS = 3000;

/** The answer in a fragment; undefined where there is none. */
export function readSignInAnswer(hash: string): SignInAnswer | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  const parameters = new URLSearchParams(hash.slice(MARK.length));
  const state = parameters.get('state');
  if (!state) return undefined;
  const answer: SignInAnswer = { state };
  for (const name of NAMES) {
    const value = parameters.get(name);
    if (value) answer[name] = value;
  }
  return answer;
}

let last: { state: string; ended: Promise<unknown> } | undefined;

/** Hands an answer in; who comes again with it is told how the first time ends. */
function handInOnce(answer: SignInAnswer, handIn: (answer: SignInAnswer) => Promise<unknown>): Promise<unknown> {
  if (last?.state !== answer.state) last = { state: answer.state, ended: handIn(answer) };
  return last.ended;
}

/** Hands in what the address holds. `show`: draws how it goes. */
export function useSignInAnswer(
  handIn: (answer: SignInAnswer) => Promise<unknown>,
  show: (ended: () => Promise<unknown>) => unknown,
): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is handed in once, whatever else changed
  useEffect(() => {
    const answer = readSignInAnswer(hash);
    if (answer) {
      void show(() => handInOnce(answer, handIn));
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
      return;
    }
    const before = last;
    if (!before) return;
    // Drawn anew while it was on its way.
    void show(() => before.ended);
    const forget = () =>
      setTimeout(() => {
        if (last === before) last = undefined;
      }, REMEMBERED_MS);
    before.ended.then(forget, forget);
  }, []);
}
