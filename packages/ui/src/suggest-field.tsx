// A further field of a search's form: text with suggestions under it. Choosing one, or clearing it, sends the form; without script it is a plain field.
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import styles from './listbox.module.css';
import { ListboxPopup, type ListboxTexts, type ListOption, type LoadOptions, useListbox } from './listbox.tsx';
import { useTyped } from './use-typed.ts';

export type SuggestFieldProps = {
  name: string;
  /** Said by screen readers; the field shows `placeholder`. */
  label: string;
  placeholder: string;
  clearLabel: string;
  icon: ReactNode;
  /** The text that was searched for. */
  value: string;
  load: LoadOptions<ListOption>;
  texts: ListboxTexts;
};

export function SuggestField({ name, label, placeholder, clearLabel, icon, value, load, texts }: SuggestFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useTyped(value, () => undefined, input);
  const list = useListbox<ListOption>({ load, restMs: 120, onPick: (option) => send(option.label) });
  function send(text: string) {
    typed.show(text);
    if (!input.current) return;
    // The form is read before React has drawn.
    input.current.value = text;
    input.current.form?.requestSubmit();
  }
  return (
    <div className={classNames(styles.anchor, styles.further)}>
      <div className={classNames(styles.inner, styles.search)}>
        <span className={styles.lens}>{icon}</span>
        <input
          ref={input}
          type="search"
          name={name}
          {...list.field}
          enterKeyHint="search"
          aria-label={label}
          className={fieldStyles.control}
          value={typed.text}
          placeholder={placeholder}
          maxLength={100}
          onChange={(event) => {
            const next = event.currentTarget.value;
            typed.show(next);
            if (next.trim() === '') list.close();
            else list.ask(next);
          }}
          onBlur={list.close}
        />
        {typed.text === '' ? null : (
          <div className={styles.tail}>
            <IconButton size="small" label={clearLabel} icon={<IconX aria-hidden />} onClick={() => send('')} />
          </div>
        )}
      </div>
      <ListboxPopup {...list} label={label} texts={texts} onPick={list.pick} onPoint={list.point} />
    </div>
  );
}
