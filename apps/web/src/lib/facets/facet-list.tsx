// A list with filters as it is shown to readers: search, filters, results. Everything that can be chosen is an address.
import { FilterForm } from '@fairway/ui/filter-form';
import { FilterList } from '@fairway/ui/filter-list';
import { ListFailed, ListPages, ListResults, useSlow } from '@fairway/ui/list-results';
import { type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../error-text.ts';
import { useLatest } from '../latest.ts';
import { useHrefs } from '../paths.ts';
import { type FacetAddress, type FacetName, keptPairs, pageCount, withFilter } from './facet-address.ts';
import { FacetGroups } from './facet-groups.tsx';
import { FacetHead, type FacetHeadProps } from './facet-head.tsx';
import { asksUncounted, type FacetCounts, type FacetKind, type FacetReader, type FacetView } from './facet-kind.ts';
import type { FacetWords } from './facet-words.ts';
import { hasChoice } from './facets.ts';

const FILTERS_ID = 'filters';

/** A list as it comes from the server. */
export type FacetReplyState<R> = {
  data: R | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  /** The list of the address before, while the new one is on its way. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

/** What is known where a part is drawn: how one goes on from here, what was asked for last, and whether a filter would find something. */
export type FacetTools<A> = {
  hrefOf: (address: A) => string;
  go: (address: A) => void;
  asked: () => A;
  canFilter: boolean;
  focus: () => void;
};

export type FacetListProps<F extends FacetName, A extends FacetAddress<F> & { view: FacetView }, R> = {
  kind: FacetKind<F, A>;
  address: A;
  list: FacetReplyState<R>;
  words: FacetWords;
  pageSize: number;
  /** Title and search. */
  top: (tools: FacetTools<A>) => ReactNode;
  /** How many there are; `counting` while that is not known. */
  found: (reply: R) => ReactNode;
  counting: string;
  /** The rows of a reply, which may be none. */
  rowsOf: (reply: R) => readonly unknown[];
  rows: (reply: R, dim: boolean) => ReactNode;
  skeleton: ReactNode;
  empty: (reply: R, tools: FacetTools<A>) => ReactNode;
  order?: (tools: FacetTools<A>) => ReactNode;
  notes?: (reply: R, tools: FacetTools<A>) => ReactNode;
  /** Beside the pages. */
  tail?: ReactNode;
} & Pick<FacetHeadProps<F, A>, 'countsOf' | 'showLabel' | 'chips'>;

/** The list. @rule jobs.11, organizations.15 */
export function FacetList<
  F extends FacetName,
  A extends FacetAddress<F> & { view: FacetView },
  R extends { totalSize: number; facets: FacetCounts<F>; reader?: FacetReader | null },
>(props: FacetListProps<F, A, R>) {
  const { kind, address, list, words, pageSize, top, found, counting, rowsOf, rows, skeleton, empty, order, notes, tail } = props;
  const t = useTranslations(kind.messages);
  const { href } = useHrefs();
  const navigate = useNavigate();
  const { data: reply, isPlaceholderData: waiting } = list;
  const facets = useLast(reply?.facets);
  const results = useRef<HTMLElement>(null);
  const slow = useSlow(reply === undefined || waiting);
  const foundNone = reply?.totalSize === 0;
  const canFilter = !foundNone || hasChoice(reply.facets) || asksUncounted(kind, address);
  const loading = !list.isError && (reply === undefined || (waiting && slow));
  const hrefOf = (next: A) => href(kind.page, {}, kind.query(next));
  const latest = useLatest(address, hrefOf);
  const go = (next: A) => {
    latest.ask(next);
    void navigate(hrefOf(next), { preventScrollReset: true });
  };
  const focus = () => results.current?.focus({ preventScroll: true });
  const tools = { hrefOf, go, asked: () => latest.current, canFilter, focus };

  return (
    <>
      {top(tools)}
      <FilterList
        id={FILTERS_ID}
        title={t('filters.title')}
        filters={
          canFilter ? (
            <FilterForm
              action={href(kind.page)}
              label={t('filters.title')}
              keep={keptPairs(kind.query({ ...address, page: 1 }), [...Object.keys(address.filters), ...(kind.inside?.names ?? [])])}
              applyLabel={t('filters.apply')}
            >
              <FacetGroups
                kind={kind}
                address={address}
                facets={facets}
                reader={reply?.reader}
                words={words}
                onToggle={(name, value, on) => go(withFilter(latest.current, name, value, on))}
                onChange={go}
              />
            </FilterForm>
          ) : null
        }
      >
        <ListResults place={results} title={t('results')} page={address.page} waiting={waiting}>
          <FacetHead<F, A>
            kind={kind}
            address={address}
            facets={reply?.facets}
            reader={reply?.reader}
            words={words}
            countsOf={props.countsOf}
            showLabel={props.showLabel}
            chips={props.chips ?? []}
            count={reply === undefined || loading || waiting ? counting : found(reply)}
            canFilter={canFilter}
            canOrder={!foundNone}
            order={order?.(tools)}
            notes={reply && notes?.(reply, tools)}
            filtersId={FILTERS_ID}
            hrefOf={hrefOf}
            onGo={go}
            onEmptied={focus}
          />
          {list.isError || loading || reply === undefined ? (
            <NotThere kind={kind} list={list} skeleton={skeleton} />
          ) : rowsOf(reply).length === 0 ? (
            empty(reply, tools)
          ) : (
            <>
              {rows(reply, waiting)}
              <Pages page={address.page} pages={pageCount(reply.totalSize, pageSize)} hrefOf={(page) => hrefOf({ ...address, page })}>
                {tail}
              </Pages>
            </>
          )}
        </ListResults>
      </FilterList>
    </>
  );
}

type NotThereProps = Pick<FacetListProps<never, never, never>, 'skeleton'> & {
  kind: Pick<FacetKind<never, never>, 'messages'>;
  list: FacetReplyState<unknown>;
};

/** What stands for a list that is on its way, or could not be loaded. */
function NotThere({ kind, list, skeleton }: NotThereProps) {
  const t = useTranslations(kind.messages);
  const errorText = useErrorText();
  if (!list.isError) return skeleton;
  return (
    <ListFailed
      title={t('failed.title')}
      text={errorText(list.error)}
      retryLabel={t('failed.again')}
      retrying={list.isFetching}
      onRetry={() => list.refetch()}
    />
  );
}

type PagesProps = { page: number; pages: number; hrefOf: (page: number) => string; children: ReactNode };

function Pages({ page, pages, hrefOf, children }: PagesProps) {
  const t = useTranslations('ui.pages');
  return (
    <ListPages
      page={page}
      pages={pages}
      hrefOf={hrefOf}
      texts={{ label: t('label'), previous: t('previous'), next: t('next'), page: (one) => t('page', { page: one }) }}
    >
      {children}
    </ListPages>
  );
}

/** The last value there was: filters stay where a list could not be loaded. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}
