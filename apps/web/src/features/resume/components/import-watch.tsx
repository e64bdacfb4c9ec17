// Opens the import where the window hears `profileimport:modal:show`, on whatever page of a candidate. @rule imports.6
import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { useEffect } from 'react';
import { useBoot } from '../../../lib/boot.ts';
import { importDialog } from './import-dialog.ts';

export default function ImportWatch() {
  const dialogs = useDialogs();
  const { myProfile } = useBoot().tenant.features;
  useEffect(() => {
    if (!myProfile) return;
    let isOpen = false;
    const show = (event: Event) => {
      // Heard (lib/until-heard.ts).
      event.preventDefault();
      if (isOpen) return;
      isOpen = true;
      void dialogs.open(importDialog, {}).finally(() => {
        isOpen = false;
      });
    };
    window.addEventListener(PROFILE_EVENTS.importShow, show);
    return () => window.removeEventListener(PROFILE_EVENTS.importShow, show);
  }, [dialogs, myProfile]);
  return null;
}
