// What the first page of career services counts, in the order in which it is shown. A part that is not built counts nothing and is not shown.

// biome-ignore format: a list
export const HOME_ITEMS = [
  'signInMetadata', 'signInCertificate', 'waiting', 'answered', 'asked', 'cvReviews', 'expiring', 'typedPrograms', 'jobs', 'chats',
] as const;
export type HomeItem = (typeof HOME_ITEMS)[number];

/** Days of the chart, today the last. */
export const HOME_CHART_DAYS = 30;
