// The keys of a list, and the help that says them ("?"). Single keys can be switched off for this browser (WCAG 2.1.4); those of a row
// work only while a row has the focus.
import { IconButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { isTyping } from '@fairway/ui/data-table';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { IconKeyboard } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './list-page.module.css';

const STORED = 'fairway.shortcuts';

function areOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // A browser that keeps nothing keeps the keys.
  }
}

const KEYS = [
  ['/', 'search'],
  ['j  k', 'rows'],
  ['x', 'select'],
  ['Enter', 'enter'],
  ['?', 'help'],
] as const;

type FurtherKeys = readonly { key: string; label: string }[];

function KeysDialog({ further }: { further: FurtherKeys }) {
  const t = useTranslations('console.keys');
  const [on, setOn] = useState(areOn);
  // The help stands last.
  const help = KEYS.length - 1;
  const own = KEYS.map(([key, word]) => ({ key, label: t(word) }));
  const keys = [...own.slice(0, help), ...further.map(({ key, label }) => ({ key, label })), ...own.slice(help)];
  return (
    <DialogFrame title={t('title')} actions={[{ key: 'close', label: t('close'), variant: 'primary' }]}>
      <dl className={styles.keys}>
        {keys.map(({ key, label }) => (
          <div key={key}>
            <dt>
              {key.split('  ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('on')}
        checked={on}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
          switchKeys(event.currentTarget.checked);
        }}
      />
    </DialogFrame>
  );
}

const keysDialog = defineDialog('keys', KeysDialog);

const NONE: FurtherKeys = [];

/** Hears `/` and `?` on the page while it is shown; the button says the keys too, and further ones of the list's rows. */
export function Shortcuts({ onSearch, keys = NONE }: { onSearch: () => void; keys?: FurtherKeys | undefined }) {
  const t = useTranslations('console.keys');
  const dialogs = useDialogs();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== '/' && event.key !== '?') return;
      if (!event.target || isTyping(event.target) || document.querySelector('dialog[open]') || !areOn()) return;
      event.preventDefault();
      if (event.key === '/') onSearch();
      else void dialogs.open(keysDialog, { further: latest.current });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSearch, dialogs]);
  return <IconButton label={t('open')} icon={<IconKeyboard aria-hidden />} onClick={() => dialogs.open(keysDialog, { further: keys })} />;
}
