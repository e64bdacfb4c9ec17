// A month of a year: typed, or chosen from a page of 16 years and then 12 months. What is emitted is the first day of the month.
// A text that names no month is emitted as it stands, so that the form's own rule says what is wrong with it; so is
// a month outside the bounds. @spec 9 "Year picker"
// @spec 5 "Year-month picker: year not below 1900, year grid 16 years around current, emits first day of month"
import { IconCalendar, IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';
import styles from './month-picker.module.css';
import { monthOfText, monthParts, monthValue, YEARS, yearsAround } from './month-text.ts';
import { usePopover } from './use-popover.ts';

export type MonthPickerTexts = {
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

/** First month that can be chosen, where no other is named. @spec 9 "Year picker min 1900" */
export const FIRST_MONTH = '1900-01-01';
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
  const chosen = monthParts(value);
  const [first, last] = [monthParts(min) ?? { year: 1900, month: 1 }, monthParts(max) ?? { year: 2100, month: 12 }];
  const here = clamp(chosen?.year ?? monthParts(today)?.year ?? last.year, first.year, last.year);
  const [year, setYear] = useState<number>();
  /** The cell that has the focus: a year, or a month from 1. */
  const [at, setAt] = useState(here);
  const [years, setYears] = useState(() => yearsAround(here, first.year, last.year));
  const latestClose = useRef(onClose);
  latestClose.current = onClose;
  const stableClose = useRef(() => latestClose.current());
  usePopover(anchor, panel, true, stableClose.current);

  // The focus goes with the cell: on opening, with the arrows, and from the years to the months; not away from the paging buttons.
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new cell or page is what moves the focus
  useEffect(() => {
    if (follows.current) panel.current?.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus();
    follows.current = true;
  }, [at, year, years]);

  const allowed = (month: number) => {
    const one = monthValue(year ?? 0, month);
    return one >= min && one <= max;
  };
  function turn(pages: number) {
    const next = yearsAround((years[0] ?? here) + 8 + pages * YEARS, first.year, last.year);
    setYears(next);
    setAt(next[0] ?? here);
  }
  function onKeyDown(event: React.KeyboardEvent) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const columns = year === undefined ? 4 : 3;
    const steps: Record<string, number> = { ArrowRight: rtl, ArrowLeft: -rtl, ArrowDown: columns, ArrowUp: -columns };
    const pages: Record<string, number> = { PageDown: 1, PageUp: -1 };
    const [step, page] = [steps[event.key], pages[event.key]];
    if (step === undefined && !(page && year === undefined)) return;
    event.preventDefault();
    if (page) return turn(page);
    if (year !== undefined) return setAt(clamp(at + (step ?? 0), 1, 12));
    const next = clamp(at + (step ?? 0), first.year, last.year);
    if (!years.includes(next)) setYears(yearsAround((years[0] ?? here) + 8 + Math.sign(step ?? 0) * YEARS, first.year, last.year));
    setAt(next);
  }
  const cells = year === undefined ? years : Array.from({ length: 12 }, (_, month) => month + 1);
  const now = monthParts(today);
  const isNow = (cell: number) => (year === undefined ? now?.year === cell : now?.year === year && now.month === cell);
  const tabStop = cells.includes(at) ? at : cells[0];

  return (
    <div ref={panel} popover="manual" role="dialog" aria-label={`${texts.choose}: ${label}`} className={styles.panel} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        {year === undefined ? (
          <>
            <IconButton
              size="small"
              label={texts.earlierYears}
              icon={<IconChevronLeft aria-hidden />}
              disabled={years[0] === first.year}
              onClick={() => {
                follows.current = false;
                turn(-1);
              }}
            />
            <span className={styles.range} aria-live="polite">
              {years[0]} – {years.at(-1)}
            </span>
            <IconButton
              size="small"
              label={texts.laterYears}
              icon={<IconChevronRight aria-hidden />}
              disabled={years.at(-1) === last.year}
              onClick={() => {
                follows.current = false;
                turn(1);
              }}
            />
          </>
        ) : (
          <Button
            size="small"
            variant="quiet"
            icon={<IconChevronLeft aria-hidden />}
            aria-label={`${year}: ${texts.otherYear}`}
            onClick={() => {
              setAt(year);
              setYear(undefined);
            }}
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
        {cells.map((cell) => {
          const isChosen = year === undefined ? chosen?.year === cell : chosen?.year === year && chosen.month === cell;
          return (
            <button
              key={cell}
              type="button"
              data-cell={cell}
              tabIndex={cell === tabStop ? 0 : -1}
              aria-pressed={isChosen}
              aria-current={isNow(cell) ? 'date' : undefined}
              aria-disabled={year !== undefined && !allowed(cell) ? true : undefined}
              className={styles.cell}
              onFocus={() => setAt(cell)}
              onClick={() => {
                if (year === undefined) {
                  setYear(cell);
                  setAt(chosen?.year === cell ? chosen.month : 1);
                } else if (allowed(cell)) onPick(monthValue(year, cell));
              }}
            >
              {year === undefined ? cell : monthNames.long[cell - 1]}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
