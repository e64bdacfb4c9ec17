// The search of a list: it acts as one types, a moment after the last key; Enter acts at once.
import { useTyped } from '@fairway/ui/use-typed.ts';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './list-bar.module.css';

type Props = { ref: Ref<{ focus: () => void }>; label: string; value: string; onSearch: (text: string) => void };

export function ListSearch({ ref, label, value, onSearch }: Props) {
  const t = useTranslations('console.list');
  const field = useRef<HTMLInputElement>(null);
  const typed = useTyped(value, onSearch, field);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  return (
    <search className={styles.search}>
      <IconSearch size={18} aria-hidden />
      <input
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed.text}
        onChange={typed.onChange}
        onCompositionEnd={(event) => typed.askLater(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) typed.ask(typed.text);
        }}
      />
      {typed.text === '' ? null : (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => {
            typed.show('');
            typed.ask('');
            field.current?.focus();
          }}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </search>
  );
}
