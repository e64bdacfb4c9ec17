// Up to three of a list, each once: chips to take away and a search field to add. @rule profile.12
import { searchOptions } from '@fairway/rules/option-search';
import { RemovableChip } from '@fairway/ui/chip';
import { SEARCH_RESULTS, SearchSelect } from '@fairway/ui/search-select';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useListTexts } from '../../../../lib/forms/list-texts.ts';
import styles from '../form.module.css';
import type { Choices } from '../preference-choices.ts';

export type ChoiceListProps = {
  label: string;
  choices: Choices;
  chosen: readonly string[];
  max: number;
  onChange: (chosen: string[]) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

export function ChoiceList({ label, choices, chosen, max, onChange, hint, error }: ChoiceListProps) {
  const t = useTranslations('profile.preferences');
  const texts = useListTexts();
  const id = useId();
  const nameOf = (value: string) => choices.options.find((option) => option.value === value)?.label ?? value;
  const isFull = chosen.length >= max;
  return (
    <fieldset className={styles.group}>
      <legend className="fw-hidden">{label}</legend>
      <SearchSelect
        id={id}
        label={label}
        hint={
          <>
            {isFull ? t('full', { max }) : t('upTo', { max })}
            {hint}
          </>
        }
        error={error}
        texts={texts}
        disabled={isFull}
        // Whoever types before the list is there waits for it: "nothing found" would be wrong.
        load={async (text) => {
          const left = (await choices.load()).filter((option) => !chosen.includes(option.value));
          return searchOptions(left, text, SEARCH_RESULTS);
        }}
        onChange={(option) => {
          if (option && !chosen.includes(option.value)) onChange([...chosen, option.value]);
        }}
      />
      {chosen.length > 0 ? (
        <ul className={styles.chips}>
          {chosen.map((value) => (
            <li key={value}>
              <RemovableChip
                removeLabel={t('remove', { name: nameOf(value) })}
                onRemove={() => {
                  onChange(chosen.filter((one) => one !== value));
                  // The chip goes: the focus stays in this group, once the field is enabled again.
                  requestAnimationFrame(() => document.getElementById(id)?.focus());
                }}
              >
                {nameOf(value)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  );
}
