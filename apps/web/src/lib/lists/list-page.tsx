// A list of the consoles: search, filters, total, table, bulk bar, pages, export, in every state. What is shown stands in the address
// (list-address.ts), what is found comes by useList (use-list.ts). docs/subsystems/lists.md shows how one is written.
import { Button, LinkButton } from '@fairway/ui/button';
import { type Column, DataTable, type RowKey, TableSkeleton } from '@fairway/ui/data-table';
import { EmptyState, type EmptyStateProps } from '@fairway/ui/empty-state';
import { ListFailed, ListPages, ListResults, useSlow } from '@fairway/ui/list-results';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../error-text.ts';
import { CsvLink } from './csv-link.tsx';
import { exportSearch, type FilterReaders, setFilters } from './list-address.ts';
import bar from './list-bar.module.css';
import { clearedHref, type ListFilter, ListFilters } from './list-filters.tsx';
import { type Density, shownColumns, useListLook } from './list-look.ts';
import styles from './list-page.module.css';
import { ListSearch } from './list-search.tsx';
import { LookMenu } from './look-menu.tsx';
import { allMatching, type Selected } from './selection.ts';
import { Shortcuts } from './shortcuts.tsx';
import type { ListAddress, ListViews, PageReply } from './use-list.ts';
import { ViewsMenu } from './views-menu.tsx';

export type ListColumn<R, S extends string> = Omit<Column<R>, 'sort'> & {
  sort?: NoInfer<S>;
  /** Shown once somebody chooses it. */
  extra?: true;
};

/** Names a row among the others; rows with an id are named by it. Stands outside of the component. */
type KeyOf<R> = R extends { id: string | number } ? { keyOf?: (row: R) => string } : { keyOf: (row: R) => string };
const idOf = (row: unknown): string => `${(row as { id: string | number }).id}`;

type Shown<R, S extends string, F extends FilterReaders> = {
  /** Names the list: "Students". */
  title: string;
  address: ListAddress<S, F>;
  reply: UseQueryResult<PageReply<R>>;
  /** The first one names the row. */
  columns: readonly ListColumn<R, S>[];
  nameOf: (row: R) => string;
  hrefOf?: (row: R) => string;
  /** Words in the search field; absent where the list has no search. */
  searchLabel?: string;
  filters?: readonly ListFilter<F>[];
  /** Where the list stands: its look is kept by it. */
  path: string;
  views: ListViews;
  /** Path of the export, without its query. */
  csvPath?: string;
  /**
   * Buttons for the rows that are chosen; with it rows can be chosen. `done` takes the choice away. As `ofAll` they take all that match as well,
   * which the bar offers once the whole page is chosen.
   */
  bulk?: ((rows: R[], done: () => void) => ReactNode) | { ofAll: (selected: Selected<R, S, F>, done: () => void) => ReactNode };
  actions?: (row: R) => ReactNode;
  /** Keys that act on the row with the focus; the help says them. */
  keys?: readonly RowKey<R>[];
  /** A row was dragged onto another one; absent unless the rows are shown in an order that can be changed. */
  onDrag?: ((row: R, onto: R) => void) | undefined;
  /** Said where there is nothing at all. */
  empty: Pick<EmptyStateProps, 'title' | 'text' | 'actions'>;
};

export type ListPageProps<R, S extends string, F extends FilterReaders> = Shown<R, S, F> & KeyOf<R>;

/** The list. */
export function ListPage<R, S extends string, F extends FilterReaders>(props: ListPageProps<R, S, F>) {
  const { title, address, reply, columns, filters = [], searchLabel, csvPath } = props;
  const t = useTranslations('console.list');
  const search = useRef<{ focus: () => void }>(null);
  const place = useRef<HTMLElement>(null);
  const focusSearch = useCallback(() => search.current?.focus(), []);
  const { asked, go, replace } = address;
  const { look, change } = useListLook(props.path);
  const shown = useMemo(() => shownColumns(columns, look), [columns, look]);
  const isExported = csvPath !== undefined && reply.data !== undefined && reply.data.total > 0;
  return (
    <div className={styles.page} data-list>
      <div className={bar.bar}>
        {searchLabel === undefined ? null : (
          <ListSearch ref={search} label={searchLabel} value={asked.q ?? ''} onSearch={(text) => replace({ q: text })} />
        )}
        <ListFilters address={address} filters={filters} />
        <div className={bar.tools}>
          <p role="status">{reply.data ? <Total reply={reply.data} /> : null}</p>
          {props.views.keeper ? <ViewsMenu {...props.views} keeper={props.views.keeper} list={props.path} address={address} /> : null}
          <LookMenu columns={columns} look={look} change={change} sort={asked.sort} onSort={(sort) => go({ sort })} />
          {isExported ? <CsvLink className={bar.tool} path={csvPath} search={exportSearch(asked)} label={t('csv')} /> : null}
          <Shortcuts onSearch={focusSearch} keys={props.keys} rows={place} />
        </div>
      </div>
      <ListResults title={title} place={place} page={asked.page} waiting={reply.isPlaceholderData}>
        <Found<R, S, F> {...props} columns={shown} density={look.density} keyOf={props.keyOf ?? idOf} />
      </ListResults>
    </div>
  );
}

type FoundProps<R, S extends string, F extends FilterReaders> = Shown<R, S, F> & { keyOf: (row: R) => string; density: Density };

function Found<R, S extends string, F extends FilterReaders>(props: FoundProps<R, S, F>) {
  const { title, address, reply, columns, keyOf, nameOf, hrefOf, actions, keys, bulk, empty } = props;
  const t = useTranslations('console.list');
  const ui = useTranslations('ui.pages');
  const shell = useTranslations('shell');
  const errorText = useErrorText();
  const slow = useSlow(reply.isPlaceholderData);
  const { asked, hrefOf: addressOf } = address;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const choose = useCallback((keys: ReadonlySet<string>) => {
    setChosen(keys);
    setAll(false);
  }, []);
  const done = useCallback(() => choose(new Set()), [choose]);
  const rows = reply.data?.rows;
  const found = useMemo(() => (rows ?? []).filter((row) => chosen.has(keyOf(row))), [rows, chosen, keyOf]);
  // Another page or other filters are other rows.
  const key = JSON.stringify(asked);
  useEffect(() => {
    if (key) done();
  }, [key, done]);

  if (reply.isError && !reply.isPlaceholderData && !reply.data)
    return (
      <ListFailed
        title={t('failed')}
        text={errorText(reply.error)}
        retryLabel={t('retry')}
        retrying={reply.isFetching}
        onRetry={() => void reply.refetch()}
      />
    );
  if (!reply.data || slow) return <TableSkeleton rows={Math.min(asked.pageSize, 10)} columns={columns.length} label={shell('loading')} />;
  const { total, totalIsExact } = reply.data;
  if (reply.data.rows.length === 0) {
    const narrowed = asked.q !== undefined || setFilters(address.list, asked).length > 0;
    if (asked.page > 1 && total > 0)
      return (
        <EmptyState
          drawing="list"
          level={3}
          title={t('noPage')}
          text={t('noPageText')}
          actions={<LinkButton href={addressOf({ page: 1 })}>{t('firstPage')}</LinkButton>}
        />
      );
    if (!narrowed) return <EmptyState drawing="list" level={3} {...empty} />;
    return (
      <EmptyState
        drawing="search"
        level={3}
        title={t('noMatch')}
        text={t('noMatchText')}
        actions={<LinkButton href={clearedHref(address)}>{t('clearFilters')}</LinkButton>}
      />
    );
  }
  // Beyond the exact total there is at least the page after this one.
  const pages = totalIsExact ? Math.ceil(total / asked.pageSize) : Math.max(Math.ceil(total / asked.pageSize), asked.page + 1);
  return (
    <>
      <DataTable<R>
        caption={title}
        columns={columns}
        rows={reply.data.rows}
        keyOf={keyOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        sort={asked.sort}
        onSort={(sort) => address.go({ sort })}
        {...(bulk ? { chosen, onChoose: choose } : {})}
        actions={actions}
        keys={keys}
        onDrag={props.onDrag}
        dim={reply.isPlaceholderData}
        density={props.density}
        texts={{ select: (name) => t('select', { name }), selectAll: t('selectAll'), actions: t('actions') }}
      />
      {bulk && found.length > 0 ? (
        <BulkBar<R, S, F>
          bulk={bulk}
          found={found}
          address={address}
          reply={reply.data}
          isAll={isAll}
          onAll={() => setAll(true)}
          done={done}
        />
      ) : null}
      <ListPages
        page={asked.page}
        pages={pages}
        hrefOf={(page) => addressOf({ page })}
        texts={{ label: ui('label'), previous: ui('previous'), next: ui('next'), page: (page) => ui('page', { page }) }}
      />
    </>
  );
}

type BulkProps<R, S extends string, F extends FilterReaders> = {
  bulk: NonNullable<Shown<R, S, F>['bulk']>;
  /** The rows of the page that are chosen. */
  found: R[];
  address: ListAddress<S, F>;
  reply: PageReply<R>;
  isAll: boolean;
  onAll: () => void;
  done: () => void;
};

function BulkBar<R, S extends string, F extends FilterReaders>({ bulk, found, address, reply, isAll, onAll, done }: BulkProps<R, S, F>) {
  const t = useTranslations('console.list');
  const { rows, total, totalIsExact } = reply;
  // More than are counted are not taken: nobody could be shown how many.
  const isOffered = typeof bulk === 'object' && found.length === rows.length && totalIsExact && total > rows.length;
  const takesAll = isAll && isOffered;
  const said = takesAll ? t('selectedAll', { count: total }) : t('selected', { count: found.length });
  return (
    <section className={styles.bulk} aria-label={said}>
      <p role="status">{said}</p>
      {isOffered && !isAll ? (
        <Button variant="quiet" size="small" onClick={onAll}>
          {t('selectMatching', { count: total })}
        </Button>
      ) : null}
      {typeof bulk === 'function' ? bulk(found, done) : bulk.ofAll(takesAll ? allMatching(address.asked, total) : { rows: found }, done)}
      <Button variant="quiet" size="small" onClick={done}>
        {t('clearSelection')}
      </Button>
    </section>
  );
}

function Total({ reply: { total, totalIsExact } }: { reply: { total: number; totalIsExact: boolean } }) {
  const t = useTranslations('console.list');
  return totalIsExact ? t('total', { count: total }) : t('totalMore', { count: total });
}
