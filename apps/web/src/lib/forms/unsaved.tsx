// Leaving the page asks first while a form of it holds something that was typed and not saved. The router knows one blocker at a time,
// so the forms tell the page, and the page asks once.
import { useDialogs } from '@fairway/ui/dialog-stack';
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';

const UnsavedContext = createContext<Set<string> | undefined>(undefined);

/** Around the forms that `useUnsaved` speaks for. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const t = useTranslations('account.unsaved');
  const dialogs = useDialogs();
  const open = useRef(new Set<string>()).current;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => open.size > 0 && currentLocation.pathname !== nextLocation.pathname);
  useBeforeUnload((event) => {
    if (open.size > 0) event.preventDefault();
  });
  const asking = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return;
    asking.current = true;
    void dialogs
      .confirm({ title: t('title'), text: t('text'), cancelLabel: t('stay'), confirmLabel: t('leave'), danger: true })
      .then((leave) => {
        asking.current = false;
        if (leave) blocker.proceed();
        else blocker.reset();
      });
  }, [blocker, dialogs, t]);
  return <UnsavedContext value={open}>{children}</UnsavedContext>;
}

/** Says whether the form holds something unsaved. */
export function useUnsaved(unsaved: boolean): void {
  const open = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!unsaved) return;
    open?.add(id);
    return () => void open?.delete(id);
  }, [open, id, unsaved]);
}
