// A month of a year: typed, or chosen from a page of 16 years and then 12 months. What is emitted is the first day of the month.
// A text that names no month is emitted as it stands, so that the form's own rule says what is wrong with it; so is
// a month outside the bounds. @rule ui.10
// @rule ui.10
import { IconCalendar, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import styles from './month-picker.module.css';
import { monthOfText, monthParts, monthValue } from './month-text.ts';
import { useMonthCells } from './use-month-cells.ts';
import { usePopover } from './use-popover.ts';

type MonthPickerTexts = {
  /** Opens the panel; names it too. */
  choose: string;
  clear: string;
  earlierYears: string;
  laterYears: string;
  /** From the months back to the years. */
  otherYear: string;
};

export type MonthPickerProps = FieldTexts & {
  label: string;
  id?: string | undefined;
  /** YYYY-MM-01, null where empty; anything else is shown as it is. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** YYYY-MM-01 of today: the years stand around it. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** `Sep 2021` of `2021-09-01`. */
  formatMonth: (value: string) => string;
  /** The twelve names, as long and as short as people type them. */
  monthNames: { long: readonly string[]; short: readonly string[] };
  texts: MonthPickerTexts;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
};

/** First month that can be chosen, where no other is named. @rule ui.10 */
const FIRST_MONTH = '1900-01-01';
const LAST_MONTH = '2100-12-01';

/** The field with its panel. */
export function MonthPicker(props: MonthPickerProps) {
  const { label, hint, error, optional, labelHidden, id, value, onChange, formatMonth, monthNames, texts, placeholder, disabled } = props;
  const { min = FIRST_MONTH, max = LAST_MONTH } = props;
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = typed ?? (monthParts(value) ? formatMonth(value ?? '') : (value ?? ''));

  function emit(text: string) {
    setTyped(undefined);
    const month = monthOfText(text, [...monthNames.long, ...monthNames.short]);
    const isAllowed = month !== undefined && month >= min && month <= max;
    const next = text.trim() === '' ? null : isAllowed ? month : text.trim();
    if (next !== value) onChange(next);
  }
  function close() {
    setOpen(false);
    input.current?.focus();
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} labelHidden={labelHidden}>
      {(control) => (
        <div ref={anchor} className={styles.anchor}>
          <input
            ref={input}
            type="text"
            {...control}
            className={classNames(fieldStyles.control, styles.input)}
            value={shown}
            placeholder={placeholder}
            disabled={disabled}
            aria-required={props.required}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => {
              if (typed !== undefined) emit(typed);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && typed !== undefined) {
                event.preventDefault();
                emit(typed);
              }
              if (event.key === 'ArrowDown' && !open) {
                event.preventDefault();
                if (typed !== undefined) emit(typed);
                setOpen(true);
              }
            }}
          />
          <div className={styles.tail}>
            {shown !== '' && !disabled ? (
              <IconButton
                size="small"
                label={`${texts.clear}: ${label}`}
                icon={<IconX aria-hidden />}
                onClick={() => {
                  emit('');
                  input.current?.focus();
                }}
              />
            ) : null}
            <IconButton
              size="small"
              label={`${texts.choose}: ${label}`}
              icon={<IconCalendar aria-hidden />}
              aria-expanded={open}
              aria-haspopup="dialog"
              disabled={disabled}
              onClick={() => setOpen((was) => !was)}
            />
          </div>
          {open ? (
            <MonthPanel
              {...props}
              anchor={anchor}
              onClose={close}
              onPick={(month) => {
                setTyped(undefined);
                onChange(month);
                close();
              }}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}

type PanelProps = MonthPickerProps & {
  anchor: React.RefObject<HTMLDivElement | null>;
  onClose: () => void;
  onPick: (month: string) => void;
};

function MonthPanel({ anchor, onClose, onPick, value, today, min = FIRST_MONTH, max = LAST_MONTH, monthNames, texts, label }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const latestClose = useRef(onClose);
  latestClose.current = onClose;
  const stableClose = useRef(() => latestClose.current());
  usePopover(anchor, panel, true, stableClose.current);
  const { year, years, cells, bounds, tabStop, isChosen, isNow, isAllowed, ...move } = useMonthCells(panel, { value, today, min, max });

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={`${texts.choose}: ${label}`}
      className={styles.panel}
      onKeyDown={move.onKeyDown}
    >
      <div className={styles.head}>
        {year === undefined ? (
          <YearsHead years={years} first={bounds.first} last={bounds.last} texts={texts} onTurn={move.turnPages} />
        ) : (
          <Button
            size="small"
            variant="quiet"
            icon={<IconChevronLeft aria-hidden />}
            aria-label={`${year}: ${texts.otherYear}`}
            onClick={move.toYears}
          >
            {year}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name a part of a form; these are cells of one choice */}
      <div
        role="group"
        aria-label={year === undefined ? `${years[0]} – ${years.at(-1)}` : String(year)}
        className={year === undefined ? styles.years : styles.months}
      >
        {cells.map((cell) => (
          <button
            key={cell}
            type="button"
            data-cell={cell}
            tabIndex={cell === tabStop ? 0 : -1}
            aria-pressed={isChosen(cell)}
            aria-current={isNow(cell) ? 'date' : undefined}
            aria-disabled={year !== undefined && !isAllowed(cell) ? true : undefined}
            className={styles.cell}
            onFocus={() => move.setAt(cell)}
            onClick={() => {
              if (year === undefined) move.toMonths(cell);
              else if (isAllowed(cell)) onPick(monthValue(year, cell));
            }}
          >
            {year === undefined ? cell : monthNames.long[cell - 1]}
          </button>
        ))}
      </div>
    </div>
  );
}

type YearsProps = {
  years: readonly number[];
  first: number;
  last: number;
  texts: MonthPickerProps['texts'];
  onTurn: (pages: 1 | -1) => void;
};

/** Which years are shown, and the way to others. */
function YearsHead({ years, first, last, texts, onTurn }: YearsProps) {
  return (
    <>
      <IconButton
        size="small"
        label={texts.earlierYears}
        icon={<IconChevronLeft aria-hidden />}
        disabled={years[0] === first}
        onClick={() => onTurn(-1)}
      />
      <span className={styles.range} aria-live="polite">
        {years[0]} – {years.at(-1)}
      </span>
      <IconButton
        size="small"
        label={texts.laterYears}
        icon={<IconChevronRight aria-hidden />}
        disabled={years.at(-1) === last}
        onClick={() => onTurn(1)}
      />
    </>
  );
}
