// What the favourites page shows, in its address: the tab, and when open ones close.
import { FAVORITE_DEADLINES } from '@fairway/rules/favorites';

export const FAVORITE_TABS = ['active', 'expired', 'companies'] as const;
type FavoriteTab = (typeof FAVORITE_TABS)[number];
export type Deadline = (typeof FAVORITE_DEADLINES)[number];
export type FavoritesAddress = { tab: FavoriteTab; deadline: Deadline | undefined };

const known = <T extends string>(values: readonly T[], value: string | null): T | undefined => values.find((one) => one === value);

/** Reads an address; what nobody knows is left out. */
export function readFavoritesAddress(search: URLSearchParams): FavoritesAddress {
  const tab = known(FAVORITE_TABS, search.get('tab')) ?? 'active';
  return { tab, deadline: tab === 'active' ? known(FAVORITE_DEADLINES, search.get('deadline')) : undefined };
}

/** The query of an address; the plain one has none. */
export function favoritesQuery({ tab, deadline }: FavoritesAddress) {
  return { tab: tab === 'active' ? undefined : tab, deadline };
}
