type Facets = Readonly<Partial<Record<string, readonly { count: number }[]>>>;

/** Whether a filter would find something: beside a list with nothing in it no other filter is of use. */
export const hasChoice = (facets: Facets): boolean => Object.values(facets).some((group) => group?.some(({ count }) => count > 0));
