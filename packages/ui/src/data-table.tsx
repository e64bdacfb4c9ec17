// The table of a list: a real <table> of one line a row (unless a column says more), which narrow windows show as cards. A press on a row opens it. With the focus on a row:
// j, k or the arrows go to another, x chooses it, Enter opens it, keys of the list act on it. It holds no rows and no order of its own: whoever shows it keeps both in the
// address. Rows may come and go while somebody is at one: the focus stays on its row, and goes to the next one where the row went.
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { Link } from './link.tsx';
import { SkeletonBlock } from './skeleton.tsx';

export type Column<R> = {
  key: string;
  title: string;
  cell: (row: R) => ReactNode;
  /** What the list is sorted by when its title is pressed; absent: it cannot be. */
  sort?: string;
  /** Numbers stand at the end. */
  align?: 'end';
  /** Left out of the cards of narrow windows. */
  wideOnly?: boolean;
  /** Says more than fits on a line: its rows are as high as they have to be. */
  isTall?: boolean;
};

/** A key that acts on the row with the focus; `label` is what the help says of it. */
export type RowKey<R> = { key: string; label: string; run: (row: R) => void };

type DataTableTexts = { select: (name: string) => string; selectAll: string; actions: string };

export type DataTableProps<R> = {
  /** Said by screen readers. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** The row in words, for its checkbox. */
  nameOf: (row: R) => string;
  /** Where a row leads; the first column is its link. */
  hrefOf?: ((row: R) => string) | undefined;
  /** `name`, or `-name` descending. */
  sort: string;
  onSort: (sort: string) => void;
  /** Keys of the rows that are chosen; absent where none can be. */
  chosen?: ReadonlySet<string> | undefined;
  onChoose?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Buttons at the end of a row. */
  actions?: ((row: R) => ReactNode) | undefined;
  /** Further keys, heard while a row has the focus: a letter each. */
  keys?: readonly RowKey<R>[] | undefined;
  /** A row was dragged onto another one; absent where rows have no order of their own. */
  onDrag?: ((row: R, onto: R) => void) | undefined;
  /** Another list is on its way. */
  dim?: boolean;
  /** How high the rows are. */
  density?: 'compact' | 'roomy';
  texts: DataTableTexts;
};

// The server has no focus to keep; there the effect never runs.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The table. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, keyOf, nameOf, hrefOf, sort, onSort, chosen, onChoose, actions, keys = [], texts } = props;
  const { dim = false, density = 'compact' } = props;
  const draggable = useDraggable(props);
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<{ key: string | undefined; at: number }>({ key: undefined, at: 0 });
  const kept = rows.findIndex((row) => keyOf(row) === active.key);
  const current = kept >= 0 ? kept : Math.min(active.at, Math.max(0, rows.length - 1));
  const focused = useRef(false);
  // Whose row went with the focus on it is at the one that took its place.
  useBrowserLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (focused.current && lost && rows.length > 0) (body.current?.rows[current] as HTMLElement | undefined)?.focus();
  });
  const choose = (row: R) => {
    if (!chosen || !onChoose) return;
    const next = new Set(chosen);
    if (!next.delete(keyOf(row))) next.add(keyOf(row));
    onChoose(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const row = rows[current];
    const target = stepOf(event.key, current, rows.length);
    if (target !== undefined) (body.current?.rows[target] as HTMLElement | undefined)?.focus();
    else if (event.key === 'x' && row !== undefined) choose(row);
    else if (row !== undefined && keys.some((one) => one.key === event.key)) keys.find((one) => one.key === event.key)?.run(row);
    else if (event.key === 'Enter' && event.target === body.current?.rows[current])
      body.current?.rows[current]?.querySelector('a')?.click();
    else return;
    event.preventDefault();
  };
  return (
    <table
      className={styles.table}
      data-dim={dim}
      data-density={density}
      style={{ gridTemplateColumns: tracksOf(columns.length, chosen !== undefined, actions !== undefined) }}
    >
      <caption className="fw-hidden">{caption}</caption>
      <thead>
        <tr>
          {chosen ? (
            <th scope="col" className={styles.tick}>
              <All rows={rows} keyOf={keyOf} chosen={chosen} onChoose={onChoose} label={texts.selectAll} />
            </th>
          ) : null}
          {columns.map((column) => (
            <ColumnTitle key={column.key} title={column.title} name={column.sort} align={column.align} sort={sort} onSort={onSort} />
          ))}
          {actions ? (
            <th scope="col">
              <span className="fw-hidden">{texts.actions}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody
        ref={body}
        onKeyDown={onKeyDown}
        onFocus={() => {
          focused.current = true;
        }}
        onBlur={({ relatedTarget: to, currentTarget }) => {
          // A row that is taken away blurs to nothing, and a dialog over the page gives the focus back; who leaves goes elsewhere on the page.
          focused.current =
            !(to instanceof Element) || currentTarget.contains(to) || to.closest('dialog') !== currentTarget.closest('dialog');
        }}
      >
        {rows.map((row, at) => {
          const key = keyOf(row);
          return (
            <tr
              key={key}
              tabIndex={at === current ? 0 : -1}
              className={styles.row}
              data-chosen={chosen?.has(key) ?? false}
              data-opens={hrefOf !== undefined}
              onClick={openRow}
              onFocus={() => setActive({ key, at })}
              {...draggable(row)}
            >
              {chosen ? (
                <td className={styles.tick}>
                  <input type="checkbox" aria-label={texts.select(nameOf(row))} checked={chosen.has(key)} onChange={() => choose(row)} />
                </td>
              ) : null}
              <Cells columns={columns} row={row} hrefOf={hrefOf} />
              {actions ? <td className={styles.actions}>{actions(row)}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The widths of the columns: see the styles. */
function tracksOf(columns: number, hasTicks: boolean, hasActions: boolean): string {
  const rest = columns > 1 ? `repeat(${columns - 1}, fit-content(22rem))` : '';
  return [hasTicks ? '2.25rem' : '', 'minmax(clamp(9rem, 13vw, 16rem), 1fr)', rest, hasActions ? 'max-content' : ''].join(' ');
}

/** A press beside all that can be pressed opens the row as its link does, in a new tab where the keys say so. Who chooses words keeps them. */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (
    !(target instanceof Element) ||
    target.closest(`a, button, input, label, select, summary, [popover], .${styles.tick}, .${styles.actions}`)
  )
    return;
  if (document.getSelection()?.toString()) return;
  currentTarget
    .querySelector('th a')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** A row that has no name yet can be opened all the same. */
const NAMELESS = '–';

/** What a row says; the first column names it. */
function Cells<R>({ columns, row, hrefOf }: Pick<DataTableProps<R>, 'columns' | 'hrefOf'> & { row: R }) {
  return columns.map((column, place) => {
    const look = classNames(column.align === 'end' && styles.end, column.wideOnly && styles.wideOnly, column.isTall && styles.tall);
    const content = column.cell(row);
    if (place === 0)
      return (
        <th key={column.key} scope="row" className={look} title={typeof content === 'string' ? content : undefined}>
          {hrefOf ? <Link href={hrefOf(row)}>{content === '' ? NAMELESS : content}</Link> : content}
        </th>
      );
    return (
      <td key={column.key} className={look} data-title={column.title} title={typeof content === 'string' ? content : undefined}>
        {content}
      </td>
    );
  });
}

/** What makes a row one that is dragged onto another; nothing where the list has no order of its own. */
function useDraggable<R>({ rows, keyOf, onDrag }: Pick<DataTableProps<R>, 'rows' | 'keyOf' | 'onDrag'>) {
  const [dragged, setDragged] = useState<string>();
  return (row: R) =>
    onDrag && {
      draggable: true,
      'data-dragged': dragged === keyOf(row),
      onDragStart: () => setDragged(keyOf(row)),
      onDragEnd: () => setDragged(undefined),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const from = rows.find((one) => keyOf(one) === dragged);
        if (from !== undefined && from !== row) onDrag(from, row);
      },
    };
}

type TitleProps = { title: string; name: string | undefined; align: 'end' | undefined; sort: string; onSort: (sort: string) => void };

function ColumnTitle({ title, name, align, sort, onSort }: TitleProps) {
  const look = classNames(align === 'end' && styles.end);
  if (name === undefined)
    return (
      <th scope="col" className={look}>
        {title}
      </th>
    );
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  const Arrow = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }[direction];
  return (
    <th scope="col" className={look} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}>
        {title}
        <Arrow size={16} aria-hidden />
      </button>
    </th>
  );
}

type AllProps<R> = Pick<DataTableProps<R>, 'rows' | 'keyOf' | 'onChoose'> & { chosen: ReadonlySet<string>; label: string };

function All<R>({ rows, keyOf, chosen, onChoose, label }: AllProps<R>) {
  const all = rows.length > 0 && rows.every((row) => chosen.has(keyOf(row)));
  const some = !all && rows.some((row) => chosen.has(keyOf(row)));
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = some;
      }}
      type="checkbox"
      aria-label={label}
      checked={all}
      onChange={() => onChoose?.(new Set(all ? [] : rows.map(keyOf)))}
    />
  );
}

/** The row a key leads to; undefined for other keys and beyond the ends. */
function stepOf(key: string, current: number, count: number): number | undefined {
  const target = { j: current + 1, ArrowDown: current + 1, k: current - 1, ArrowUp: current - 1, Home: 0, End: count - 1 }[key];
  return target === undefined || target < 0 || target >= count ? undefined : target;
}

/** Keys belong to what is typed into. */
export function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]')
  );
}

/** What holds the table's place: as many rows, as high. */
export function TableSkeleton({ rows, columns, label }: { rows: number; columns: number; label: string }) {
  const names = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word}-${at}`);
  return (
    <div role="status" className={styles.skeleton}>
      <span className="fw-hidden">{label}</span>
      {names(rows, 'row').map((row) => (
        <div key={row} aria-hidden="true" className={styles.skeletonRow}>
          {names(columns, 'column').map((column) => (
            <SkeletonBlock key={column} width="70%" height="0.9em" />
          ))}
        </div>
      ))}
    </div>
  );
}
