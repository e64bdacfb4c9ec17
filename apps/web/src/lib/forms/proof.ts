// Sensitive changes ask who it is: where the server answers ProofNeeded, the identity dialog opens over the page, and the call is made
// again when it was answered. Dismissing it leaves the form as it was.
import { ApiProblem } from '@fairway/client/problem';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { useCallback } from 'react';
import { slotPart } from '../slots.tsx';

const proofDialog = defineDialog<object, boolean>('proof', slotPart('proof'));

/** The person did not show who they are: nothing was done, and nothing needs to be said. */
export class Unproven extends Error {
  override name = 'Unproven';
}

/** Runs a call that may need a proof. @throws Unproven when the dialog was dismissed, ApiProblem otherwise */
export function useProven(): <T>(call: () => Promise<T>) => Promise<T> {
  const dialogs = useDialogs();
  return useCallback(
    async <T>(call: () => Promise<T>): Promise<T> => {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'ProofNeeded') throw error;
        if ((await dialogs.open(proofDialog, {})) !== true) throw new Unproven();
        return call();
      }
    },
    [dialogs],
  );
}
