import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import fieldStyles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import styles from './listbox.module.css';
import { ListboxPopup, type ListboxTexts, type ListOption, type LoadOptions, useListbox } from './listbox.tsx';

export type ComboboxProps<O extends ListOption> = FieldTexts & {
  label: string;
  id?: string | undefined;
  /** What is chosen. */
  value: O | undefined;
  onChange: (option: O | undefined) => void;
  /** The options for a text; may ask the server. */
  load: LoadOptions<O>;
  texts: ListboxTexts & { clear: string };
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** How many there are to choose from: when it changes while the list is open, what was typed is asked again. */
  known?: number | undefined;
  /** How long typing must rest before `load` is called. */
  restMs?: number;
  /** The value goes with a form under this name. */
  name?: string | undefined;
  /**
   * Enter on the typed text itself, with its options, undefined while they load; false leaves text and list as they are. Without it nothing
   * is chosen by Enter.
   */
  onEnterTyped?: ((text: string, shown: readonly O[] | undefined) => boolean) | undefined;
};

/** One of many, found by typing. What is not in the list cannot be chosen: leaving the field puts the last choice back. */
export function Combobox<O extends ListOption>(props: ComboboxProps<O>) {
  const { label, hint, error, optional, labelHidden, id, value, onChange, load, texts, placeholder, disabled, restMs = 150, name } = props;
  const { onEnterTyped } = props;
  const [typed, setTyped] = useState<string>();
  const list = useListbox<O>({
    load,
    restMs,
    onEnterText: () => {
      if (typed !== undefined && onEnterTyped) {
        const isSettled = list.state.query === typed && list.state.status === 'ready';
        if (!onEnterTyped(typed, isSettled ? list.state.options : undefined)) return 'open';
        setTyped(undefined);
      }
      return typed !== undefined;
    },
    onPick: (option) => {
      setTyped(undefined);
      onChange(option);
    },
  });
  const { known } = props;
  const again = useRef<() => void>(() => undefined);
  again.current = () => {
    if (list.shown) list.ask(list.state.query, 0);
  };
  // Whoever types before the list has come is answered when it is there.
  useEffect(() => {
    if (known !== undefined) again.current();
  }, [known]);
  const shownText = typed ?? value?.label ?? '';
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      {(control) => (
        <div className={styles.anchor}>
          <div className={styles.inner}>
            <input
              type="text"
              {...control}
              {...list.field}
              className={fieldStyles.control}
              value={shownText}
              placeholder={placeholder}
              disabled={disabled}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                list.ask(event.currentTarget.value);
              }}
              onClick={(event) => {
                event.currentTarget.select();
                if (!list.shown) list.ask('', 0);
              }}
              onBlur={() => {
                list.close();
                if (typed === '') onChange(undefined);
                setTyped(undefined);
              }}
            />
            <div className={styles.tail}>
              {value && !disabled ? (
                <IconButton
                  size="small"
                  label={texts.clear}
                  icon={<IconX aria-hidden />}
                  onClick={() => {
                    setTyped(undefined);
                    onChange(undefined);
                  }}
                />
              ) : (
                <IconChevronDown size={18} aria-hidden style={{ marginRight: '0.5rem', pointerEvents: 'none' }} />
              )}
            </div>
            {name ? <input type="hidden" name={name} value={value?.value ?? ''} /> : null}
          </div>
          <ListboxPopup {...list} label={label} texts={texts} chosen={value?.value} onPick={list.pick} onPoint={list.point} />
        </div>
      )}
    </Field>
  );
}
