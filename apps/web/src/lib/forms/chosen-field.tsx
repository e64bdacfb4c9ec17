// Several of a list, found by typing, each a chip that a press takes away. With `create` also what is not in the list.
import { searchOptions } from '@fairway/rules/option-search';
import { RemovableChip } from '@fairway/ui/chip';
import { SearchSelect } from '@fairway/ui/search-select';
import styles from './chosen-field.module.css';
import { useListTexts } from './list-texts.ts';

type Option = { value: string; label: string };
export type ChosenFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly Option[];
  chosen: readonly string[];
  most: number;
  onChange: (chosen: string[]) => void;
  /** Names the press that takes one away. */
  removeLabel: (name: string) => string;
  /** Offers what was typed, by this label. */
  create?: ((typed: string) => string) | undefined;
};

/** Of something that is not in the list. */
const TYPED_CHARACTERS = 80;

export function ChosenField({ label, hint, error, options, chosen, most, onChange, removeLabel, create }: ChosenFieldProps) {
  const texts = useListTexts();
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const add = (value: string) => {
    if (value !== '' && !chosen.includes(value)) onChange([...chosen, value]);
  };
  return (
    <div className={styles.field}>
      <SearchSelect
        label={label}
        hint={hint}
        error={error}
        disabled={chosen.length >= most}
        options={options.filter(({ value }) => !chosen.includes(value))}
        rank={searchOptions}
        texts={texts}
        value={undefined}
        onChange={(option) => option && add(option.value)}
        create={create && { label: create, onCreate: (text: string) => add(text.trim().slice(0, TYPED_CHARACTERS)) }}
      />
      {chosen.length > 0 ? (
        <ul className={styles.chips} aria-label={label}>
          {chosen.map((value) => (
            <li key={value}>
              <RemovableChip removeLabel={removeLabel(nameOf(value))} onRemove={() => onChange(chosen.filter((one) => one !== value))}>
                {nameOf(value)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
