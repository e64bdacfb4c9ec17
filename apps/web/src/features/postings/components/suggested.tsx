import { ToggleChip } from '@fairway/ui/chip';
import { useTranslations } from 'use-intl';
import styles from './posting.module.css';

type Props = {
  options: readonly { value: string; label: string }[];
  found: readonly string[] | undefined;
  chosen: readonly string[];
  onTake: (chosen: string[]) => void;
};

/** What was read in the text and is not chosen, each a press away. */
export function Suggested({ options, found = [], chosen, onTake }: Props) {
  const t = useTranslations('own-postings.form');
  const free = found.filter((value) => !chosen.includes(value));
  if (free.length === 0) return null;
  return (
    <p className={styles.suggested}>
      <span>{t('readInText')}</span>
      {free.map((value) => (
        <ToggleChip key={value} on={false} onToggle={() => onTake([...chosen, value])}>
          {options.find((option) => option.value === value)?.label ?? value}
        </ToggleChip>
      ))}
    </p>
  );
}
