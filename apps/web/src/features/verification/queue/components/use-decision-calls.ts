// How a decision on a request is sent. What somebody else changed meanwhile is said and refreshed, never decided over.

import { ApiProblem } from '@fairway/client/problem';
import { LIMITS } from '@fairway/rules/limits';
import type { Locale } from '@fairway/rules/locales';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { reasonDialog } from '@fairway/ui/reason-dialog';
import { showToast } from '@fairway/ui/show-toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../../lib/error-text.ts';
import type { Ask } from './decision-words.ts';
import { refreshRequests } from './requests.ts';
import type { Taken } from './use-taking.ts';

/** Of whom: the id of the connection, and a name to say. */
export type Decided = { id: string; name: string; locale?: Locale | null; expiresAt?: string | null; assignedTo?: Taken['assignedTo'] };

const hasChanged = (error: unknown) => error instanceof ApiProblem && (error.code === 'verification.wrong_state' || error.status === 404);

/** Each call gives true where it was done. */
export function useDecisionCalls() {
  const t = useTranslations('verification-queue');
  const console = useTranslations('console');
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const errorText = useErrorText();
  const [busyId, setBusyId] = useState<string>();

  /** Runs a call; what another one decided meanwhile is told. */
  async function run({ id, name }: Decided, send: () => Promise<unknown>): Promise<boolean> {
    setBusyId(id);
    try {
      await send();
      return true;
    } catch (error) {
      showToast({ kind: 'error', title: t('failed'), text: hasChanged(error) ? t('changed', { name }) : errorText(error) });
      return false;
    } finally {
      void refreshRequests(queries).finally(() => setBusyId(undefined));
    }
  }

  /** Asks for words, then runs; the dialog stays open where the words or the line were no good. */
  async function runWithWords(of: Decided, ask: Ask, send: (words: string) => Promise<unknown>): Promise<boolean> {
    let changed: unknown;
    const words = await dialogs.open(reasonDialog, {
      ...ask,
      cancelLabel: console('cancel'),
      maxCharacters: LIMITS.verificationMessage,
      failedText: errorText,
      onConfirm: (typed) =>
        send(typed).catch((error) => {
          if (!hasChanged(error)) throw error;
          changed = error;
        }),
    });
    if (words === undefined) return false;
    return run(of, async () => {
      if (changed) throw changed;
    });
  }

  return { busyId, run, runWithWords };
}
