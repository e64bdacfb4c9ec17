// What every screen of the popup gets, and how a refused call is shown in its form.
import type { LoginEvent, LoginPopup, LoginProblem } from '@fairway/rules/login-popup';
import { OTHERWISE } from '@fairway/rules/login-popup';
import { useEffect } from 'react';
import { useErrorWords } from '../error-words.ts';
import type { LoginCalls } from '../login-calls.ts';

export type ScreenProps = {
  state: LoginPopup;
  dispatch: (event: LoginEvent) => void;
  calls: LoginCalls;
  busy: boolean;
};

/** Words for the whole form; a problem of a field is given to `mark`, which puts it beside the field. */
export function useProblem(problem: LoginProblem | null, mark: (place: Exclude<LoginProblem['place'], 'form'>, words: string) => void) {
  const words = useErrorWords();
  const text = problem ? words(problem.code, OTHERWISE[problem.call]) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a problem marks its field once, when it comes
  useEffect(() => {
    if (problem && problem.place !== 'form' && text) mark(problem.place, text);
  }, [problem]);
  return problem?.place === 'form' ? text : undefined;
}
