// One page of the reference: its rows in order, cut as the request says.
import { SearchFailure } from './failures.ts';
import { isKeyOf, LIFTED_MAX, liftedKey, ownKey, packKey, promotionOf } from './ranking.ts';
import type { RankKey, SearchDocument, SearchRequest, SearchResult } from './types.ts';

export type Ranked = { document: SearchDocument; key: number[]; packed: number };

export function byRank(a: Ranked, b: Ranked): number {
  return b.packed - a.packed || (a.document.id < b.document.id ? -1 : 1);
}

/** The rows with the lifted ones first. */
function withLifted(rows: readonly Ranked[]): Ranked[] {
  const promotion = ({ document }: Ranked) => promotionOf(document.promotion);
  const lifted = rows
    .filter((one) => promotion(one) > 0 && one.key[1] === rows[0]!.key[1] && one.key[2] === rows[0]!.key[2])
    .sort((a, b) => promotion(b) - promotion(a) || byRank(a, b))
    .slice(0, LIFTED_MAX);
  return [...lifted.map((one, at) => ({ ...one, key: liftedKey(at) })), ...rows.filter((one) => !lifted.includes(one))];
}

/** @throws SearchFailure search.bad_page_key */
export function pageOf(
  request: SearchRequest,
  natural: readonly Ranked[],
): Pick<SearchResult, 'ids' | 'promoted' | 'next'> & { keys: number[][] } {
  const { sort, after, offset, pageSize } = request;
  if (after !== null && !isKeyOf(sort, after)) throw new SearchFailure('search.bad_page_key');
  const rows = sort === 'relevance' ? withLifted(natural) : natural;
  const isLifted = ({ key }: Pick<Ranked, 'key'>) => sort === 'relevance' && key[0]! > 0;
  const follows = (one: Ranked, last: RankKey) => {
    if (isLifted(last)) return !isLifted(one) || one.key[0]! < last.key[0]!;
    const bound = packKey(sort, last.key);
    return !isLifted(one) && (one.packed < bound || (one.packed === bound && one.document.id > last.id));
  };
  const rest = after === null ? rows.slice(offset) : rows.filter((one) => follows(one, after));
  const shown = rest.slice(0, pageSize);
  const last = shown.at(-1);
  const next = last !== undefined && rest.length > pageSize ? { epoch: 0, key: last.key, id: last.document.id } : null;
  const keys = shown.map((one) => ownKey(sort, one.packed, isLifted(one) ? LIFTED_MAX - one.key[0]! : null));
  return { keys, ids: shown.map(({ document }) => document.id), promoted: shown.filter(isLifted).map(({ document }) => document.id), next };
}
