// The keys of a list, and the help that says them ("?"). Single keys can be switched off for this browser (WCAG 2.1.4). j, k, x and Enter work
// from anywhere on the page: they lead to the row that Tab would come to. What acts on a row is heard only while one has the focus.
import { IconButton } from '@fairway/ui/button';
import { Checkbox } from '@fairway/ui/checkbox';
import { isTyping } from '@fairway/ui/data-table';
import { DialogFrame } from '@fairway/ui/dialog-frame';
import { defineDialog, useDialogs } from '@fairway/ui/dialog-stack';
import { IconKeyboard } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isKept, keep } from '../kept-flag.ts';
import bar from './list-bar.module.css';
import styles from './list-page.module.css';

/** Kept where they are switched off. */
const STORED = 'fairway.shortcuts';

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
  const [on, setOn] = useState(() => !isKept(STORED));
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
          keep(STORED, !event.currentTarget.checked);
        }}
      />
    </DialogFrame>
  );
}

const keysDialog = defineDialog('keys', KeysDialog);

const NONE: FurtherKeys = [];

type Props = { onSearch: () => void; keys?: FurtherKeys | undefined /** What holds the table. */; rows: RefObject<HTMLElement | null> };

/** Hears keys on the page while it is shown; the button says them too, and further ones of the list's rows. */
export function Shortcuts({ onSearch, keys = NONE, rows }: Props) {
  const t = useTranslations('console.keys');
  const dialogs = useDialogs();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const act = ({ key, target }: KeyboardEvent): boolean => {
      if (key === '/') onSearch();
      else if (key === '?') void dialogs.open(keysDialog, { further: latest.current });
      else return goToRows(key, target as Element, rows.current);
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!event.target || isTyping(event.target) || document.querySelector('dialog[open], [popover]:popover-open') || isKept(STORED))
        return;
      if (act(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSearch, dialogs, rows]);
  return (
    <IconButton
      className={bar.tool}
      label={t('open')}
      icon={<IconKeyboard aria-hidden />}
      onClick={() => dialogs.open(keysDialog, { further: keys })}
    />
  );
}

/** From elsewhere on the page to the row that Tab would come to; x chooses it, Enter opens it where nothing else has the focus. */
function goToRows(key: string, target: Element, rows: HTMLElement | null): boolean {
  const row = rows?.querySelector<HTMLElement>('tbody tr[tabindex="0"]');
  if (!row || row.parentElement?.contains(target)) return false;
  if (key === 'Enter' && target === document.body) row.querySelector<HTMLElement>('th a')?.click();
  else if (key === 'j' || key === 'k' || key === 'x') {
    row.focus();
    if (key === 'x') row.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  } else return false;
  return true;
}
