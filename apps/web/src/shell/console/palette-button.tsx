// Opens the search of a console, by a press or by Ctrl or Cmd K from anywhere in it. What it finds with is loaded when it is opened first.
import { useDialogs } from '@fairway/ui/dialog-stack';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Console } from '../../lib/console/console.ts';
import { soughtEarly } from '../../lib/early-presses.ts';
import styles from './console-bar.module.css';

export function PaletteButton({ of }: { of: Console<string> }) {
  const t = useTranslations('console.palette');
  const dialogs = useDialogs();
  const open = useCallback(async () => {
    const { paletteDialog } = await import('./palette.tsx');
    if (document.querySelector('dialog[open]') === null) await dialogs.open(paletteDialog, { of });
  }, [dialogs, of]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    if (soughtEarly()) void open();
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" aria-label={t('title')} onClick={() => void open()}>
      <IconSearch size={18} aria-hidden />
      <span>{t('button')}</span>
      <kbd aria-hidden data-keys="Ctrl K" />
    </button>
  );
}
