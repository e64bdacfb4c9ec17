// Where toasts appear. Their view is loaded when the first one comes, so it weighs nothing on the first page.
import { toastStore } from '@fairway/ui/show-toast';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

const Toasts = lazy(async () => ({ default: (await import('@fairway/ui/toasts')).Toasts }));

export function ToastPlace() {
  const t = useTranslations('shell.toasts');
  const any = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.read().toasts.length > 0,
    () => false,
  );
  const [needed, setNeeded] = useState(false);
  if (any && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toasts label={t('label')} closeLabel={t('close')} />
    </Suspense>
  );
}
