// A search field in a real GET form: without script it still searches. Suggestions come under it while typing.
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import styles from './listbox.module.css';
import { ListboxPopup, type ListboxTexts, type ListOption, type LoadOptions, useListbox } from './listbox.tsx';
import { useTyped } from './use-typed.ts';

export type SearchBoxProps = {
  /** Where the form goes. */
  action: string;
  /** The parameter of the text. */
  name: string;
  /** Said by screen readers; the field shows `placeholder`. */
  label: string;
  placeholder?: string;
  submitLabel: string;
  clearLabel: string;
  /** The text that was searched for. */
  value?: string;
  /** Other parameters that stay. */
  keep?: readonly (readonly [name: string, value: string])[];
  /** Suggestions for a text; none are asked below `minCharacters`. */
  load?: LoadOptions<ListOption>;
  minCharacters?: number;
  texts: ListboxTexts;
  /** With script: the text, by button, Enter or suggestion, and what the form holds. Without it the form is sent. */
  onSearch?: (text: string, fields: FormData) => void;
  /** Takes a suggestion that is no text to search for; false: it is one. */
  onPick?: (option: ListOption) => boolean;
  /** More fields of the form, before its button. */
  more?: ReactNode;
  /** Searches while one types too, a moment after the last key. */
  asTyped?: boolean;
};

/** A field without suggestions. */
const PLAIN_FIELD = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** The search of a page. */
export function SearchBox(props: SearchBoxProps) {
  const { action, name, label, placeholder, submitLabel, clearLabel, value = '', keep = [], minCharacters = 2, texts, onSearch } = props;
  const { asTyped = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const typed = useTyped(value, (text) => onSearch?.(text, new FormData(form.current ?? undefined)), input);
  const load = props.load ?? (() => []);
  const list = useListbox<ListOption>({ load, restMs: 120, onPick });

  function onPick(option: ListOption) {
    if (!props.onPick?.(option)) search(option.label);
    else {
      list.close();
      typed.show('');
    }
  }
  function search(next: string) {
    list.close();
    typed.show(next);
    if (onSearch) typed.ask(next);
    else if (input.current) {
      input.current.value = next;
      form.current?.requestSubmit();
    }
  }
  function onSubmit(event: FormEvent) {
    list.close();
    if (!onSearch) return;
    event.preventDefault();
    typed.ask(typed.text);
  }

  return (
    <search>
      <form
        ref={form}
        action={action}
        method="get"
        className={classNames(styles.form, props.more !== undefined && styles.several)}
        onSubmit={onSubmit}
      >
        {keep.map(([key, kept]) => (
          <input key={`${key}=${kept}`} type="hidden" name={key} value={kept} />
        ))}
        <div className={styles.anchor}>
          <div className={classNames(styles.inner, styles.search)}>
            <IconSearch size={18} aria-hidden className={styles.lens} />
            <input
              ref={input}
              type="search"
              name={name}
              {...(props.load ? list.field : PLAIN_FIELD)}
              enterKeyHint="search"
              aria-label={label}
              className={fieldStyles.control}
              value={typed.text}
              placeholder={placeholder}
              maxLength={200}
              onChange={(event) => {
                const next = event.currentTarget.value;
                if (asTyped) typed.onChange(event);
                else typed.show(next);
                if (props.load && next.trim().length >= minCharacters) list.ask(next);
                else list.close();
              }}
              onCompositionEnd={(event) => {
                if (asTyped) typed.askLater(event.currentTarget.value);
              }}
              onBlur={list.close}
            />
            {typed.text === '' ? null : (
              <div className={styles.tail}>
                <IconButton size="small" label={clearLabel} icon={<IconX aria-hidden />} onClick={() => search('')} />
              </div>
            )}
          </div>
          {props.load ? <ListboxPopup {...list} label={label} texts={texts} onPick={list.pick} onPoint={list.point} /> : null}
        </div>
        {props.more}
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
      </form>
    </search>
  );
}
