// An amount to ask for at least, with its currency and period, inside a filter group. It is plain fields of the form around it; with script a
// change is told when it is made: the amount on Enter or when the field is left, the lists at once.
import { useState } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import styles from './filter-group.module.css';

export type FilterAmountValue = { amount: string; currency: string; period: string };
type Option = { value: string; label: string };

export type FilterAmountProps = {
  /** Names of the parameters. */
  names: readonly [amount: string, currency: string, period: string];
  value: FilterAmountValue;
  currencies: readonly Option[];
  periods: readonly Option[];
  texts: { amount: string; currency: string; period: string };
  onChange: (value: FilterAmountValue) => void;
};

export function FilterAmount({ names, value, currencies, periods, texts, onChange }: FilterAmountProps) {
  const [typed, setTyped] = useState({ from: value.amount, text: value.amount });
  const text = typed.from === value.amount ? typed.text : value.amount;
  const tell = (next: Partial<FilterAmountValue>) => {
    const whole = { ...value, amount: text, ...next };
    if (whole.amount !== value.amount || whole.currency !== value.currency || whole.period !== value.period) onChange(whole);
  };
  return (
    <div className={styles.amount}>
      <label className={styles.amountField}>
        <span>{texts.amount}</span>
        <input
          type="number"
          inputMode="decimal"
          name={names[0]}
          min={1}
          max={1_000_000_000}
          step="any"
          value={text}
          className={fieldStyles.control}
          onChange={(event) => setTyped({ from: value.amount, text: event.currentTarget.value })}
          onBlur={() => tell({})}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            tell({});
          }}
        />
      </label>
      <Choice
        name={names[1]}
        label={texts.currency}
        value={value.currency}
        options={currencies}
        onChange={(currency) => tell({ currency })}
      />
      <Choice name={names[2]} label={texts.period} value={value.period} options={periods} onChange={(period) => tell({ period })} />
    </div>
  );
}

type ChoiceProps = { name: string; label: string; value: string; options: readonly Option[]; onChange: (value: string) => void };

function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  const [chosen, setChosen] = useState({ from: value, value });
  return (
    <select
      name={name}
      aria-label={label}
      value={chosen.from === value ? chosen.value : value}
      className={classNames(fieldStyles.control, styles.amountChoice)}
      onChange={(event) => {
        setChosen({ from: value, value: event.currentTarget.value });
        onChange(event.currentTarget.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
