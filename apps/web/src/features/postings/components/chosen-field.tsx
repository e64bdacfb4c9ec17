// Several of a list, found by typing, each a chip that a press takes away. With `create` also what is not in the list.
import { searchOptions } from '@fairway/rules/option-search';
import { RemovableChip } from '@fairway/ui/chip';
import { SearchSelect } from '@fairway/ui/search-select';
import { useTranslations } from 'use-intl';
import { useListTexts } from '../../../lib/forms/list-texts.ts';
import styles from './posting.module.css';

type Option = { value: string; label: string };
type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly Option[];
  chosen: readonly string[];
  most: number;
  onChange: (chosen: string[]) => void;
  create?: boolean;
};

export function ChosenField({ label, hint, error, options, chosen, most, onChange, create = false }: Props) {
  const t = useTranslations('own-postings.form');
  const texts = useListTexts();
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const add = (value: string) => {
    if (value !== '' && !chosen.includes(value)) onChange([...chosen, value]);
  };
  return (
    <div className={styles.chosenField}>
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
        create={
          create
            ? { label: (text: string) => t('addTyped', { text }), onCreate: (text: string) => add(text.trim().slice(0, 80)) }
            : undefined
        }
      />
      {chosen.length > 0 ? (
        <ul className={styles.chips} aria-label={label}>
          {chosen.map((value) => (
            <li key={value}>
              <RemovableChip
                removeLabel={t('remove', { name: nameOf(value) })}
                onRemove={() => onChange(chosen.filter((one) => one !== value))}
              >
                {nameOf(value)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
