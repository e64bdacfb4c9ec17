// Leaving a dialog or the page with something unsaved asks first: by close, Escape, back, a link or reload. A valid form may be saved right
// there; an invalid one can only be left or kept. What was asked for (the target) goes on after it.
// @rule profile.29, profile.28
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { editOf } from './edits.ts';

/** What the open dialog holds. */
export type Unsaved = {
  /** Present while the form may be saved. */
  save: (() => Promise<boolean>) | undefined;
};

type Guard = { hold: (unsaved: Unsaved | undefined) => void };
const GuardContext = createContext<Guard | undefined>(undefined);

type Answer = 'stay' | 'leave' | 'saved';

function UnsavedQuestion({ save }: Unsaved & { close: (answer?: Answer) => void }) {
  const t = useTranslations('profile.unsaved');
  return (
    <DialogFrame
      role="alertdialog"
      title={t('title')}
      actions={[
        { key: 'stay', label: t('stay'), run: () => 'stay' },
        { key: 'leave', label: t('leave'), variant: save ? 'secondary' : 'danger', run: () => 'leave' },
        // A refused save leads back to the form, which says why.
        ...(save
          ? [{ key: 'save', label: t('save'), variant: 'primary' as const, run: async () => ((await save()) ? 'saved' : 'stay') }]
          : []),
      ]}
    >
      {save ? t('text') : t('invalidText')}
    </DialogFrame>
  );
}

const unsavedDialog = defineDialog<Unsaved, Answer>('unsaved', UnsavedQuestion);

/** Around the page: asks once for whatever dialog is open. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const dialogs = useDialogs();
  const held = useRef<Unsaved>(undefined);
  const guard = useMemo<Guard>(
    () => ({
      hold: (unsaved) => {
        held.current = unsaved;
      },
    }),
    [],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      held.current !== undefined &&
      (currentLocation.pathname !== nextLocation.pathname || editOf(currentLocation.search) !== editOf(nextLocation.search)),
  );
  useBeforeUnload((event) => {
    if (held.current) event.preventDefault();
  });
  const asking = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return;
    asking.current = true;
    void dialogs.open(unsavedDialog, { save: held.current?.save }).then((answer) => {
      asking.current = false;
      if (answer === 'leave' || answer === 'saved') {
        held.current = undefined;
        blocker.proceed();
      } else blocker.reset();
    });
  }, [blocker, dialogs]);
  return <GuardContext value={guard}>{children}</GuardContext>;
}

/** Holds the page while `isDirty`; gives what lets it go at once after a save. */
export function useUnsaved(isDirty: boolean, save: (() => Promise<boolean>) | undefined): () => void {
  const guard = useContext(GuardContext);
  const latest = useRef(save);
  latest.current = save;
  const mayBeSaved = save !== undefined;
  useEffect(() => {
    if (!isDirty) return;
    guard?.hold({ save: mayBeSaved ? async () => (await latest.current?.()) ?? false : undefined });
    return () => guard?.hold(undefined);
  }, [guard, isDirty, mayBeSaved]);
  return () => guard?.hold(undefined);
}
