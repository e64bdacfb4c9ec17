// Saving a section: busy while the call runs, a toast when it is done, the catalogue's words next to the field that is wrong, else under
// the button. What was typed stays when it fails.
import { ApiProblem } from '@fairway/client/problem';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useErrorText } from '../error-text.ts';
import { Unproven, useProven } from './proof.ts';

export type Saving = {
  busy: boolean;
  /** What went wrong, by code; undefined while nothing did. */
  problem: ApiProblem | undefined;
  /** The words of the problem when it is one of these codes; else undefined. */
  errorOf(...codes: string[]): string | undefined;
  /** The words of a problem that no field of the form claimed. */
  otherError(...claimed: string[]): string | undefined;
  clear(): void;
  /** Runs the call; true when it succeeded. `done`: words of the toast. */
  run(call: () => Promise<unknown>, done?: string): Promise<boolean>;
};

export function useSaving(): Saving {
  const proven = useProven();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  return {
    busy,
    problem,
    errorOf: (...codes) => (problem && codes.includes(problem.code) ? errorText(problem) : undefined),
    otherError: (...claimed) => (problem && !claimed.includes(problem.code) ? errorText(problem) : undefined),
    clear: () => setProblem(undefined),
    async run(call, done) {
      setBusy(true);
      setProblem(undefined);
      try {
        await proven(call);
        if (done) showToast({ kind: 'success', text: done });
        return true;
      } catch (error) {
        if (!(error instanceof Unproven)) setProblem(error instanceof ApiProblem ? error : new ApiProblem({ status: 0, code: 'internal' }));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
