// What a school's provider gave, as the landing page left it behind the #: read once and taken out of the address, so that neither a reload
// nor a bookmark hands it in again.
export type SignInAnswer = { state: string; code?: string; iss?: string; ticket?: string; error?: string };

const MARK = '#school-sign-in&';
const NAMES = ['code', 'iss', 'ticket', 'error'] as const;

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

/** The same of this page's address, from which it is gone then. */
export function takeSignInAnswer(): SignInAnswer | undefined {
  const answer = readSignInAnswer(window.location.hash);
  if (answer) window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return answer;
}
