// One call of a panel or a section: busy while it runs, its refusal in words, a toast when it is done.
import { ApiProblem } from '@fairway/client/problem';
import { showToast } from '@fairway/ui/show-toast';
import { useState } from 'react';
import { useErrorText } from '../../../../lib/error-text.ts';

export type Acting = {
  busy: boolean;
  /** What went wrong the last time, in words. */
  problem: string | undefined;
  /** The code of a field's fault in the last refusal. */
  faultOf(pointer: string): string | undefined;
  /** True when it went well. */
  run(act: () => Promise<unknown>, done?: string): Promise<boolean>;
  clear(): void;
};

export function useActing(): Acting {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  return {
    busy,
    problem: failure === undefined ? undefined : errorText(failure),
    faultOf: (pointer) => (failure instanceof ApiProblem ? failure.errors.find((one) => one.pointer === pointer)?.code : undefined),
    async run(act, done) {
      setBusy(true);
      setFailure(undefined);
      try {
        await act();
        if (done) showToast({ kind: 'success', text: done });
        return true;
      } catch (error) {
        setFailure(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
    clear: () => setFailure(undefined),
  };
}
