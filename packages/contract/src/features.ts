// Feature switches and their defaults; a tenant's rows override them. A switch that is off removes its pages (404), endpoints and
// menu entries. What is not built yet has its switch off and is listed in UNBUILT: it cannot be turned on.
// @spec 2 "Feature switches per deployment control which pages exist"

export const FEATURES = {
  saas: { on: false },
  findJobs: { on: true },
  findCompanies: { on: true },
  login: { on: true },
  forcedLogin: { on: false },
  loginPrompt: { on: true },
  myPage: { on: true },
  myProfile: { on: true },
  favorites: { on: true },
  assessments: { on: false },
  masterclasses: { on: false },
  courses: { on: false },
  calendar: { on: false },
  internalResources: { on: false },
  countryGuides: { on: false },
  documents: { on: true },
  chat: { on: false },
  events: { on: false },
  schoolEvents: { on: false },
  account: { on: true },
  billing: { on: false },
  referrals: { on: true },
  cvReview: { on: true },
  tools: { on: true },
  apps: { on: true },
  aboutGptw: { on: true },
  jobsInChina: { on: true },
  blog: { on: true },
  verifyDocuments: { on: true },
  verifyResources: { on: true },
  verifyCalendar: { on: true },
  verifyApply: { on: true },
} as const satisfies Record<string, { on: boolean }>;

export type Feature = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** Switches whose feature is not built yet: a tenant's row cannot turn them on. Each later issue shortens this list. */
export const UNBUILT: readonly Feature[] = [
  'saas', 'assessments', 'masterclasses', 'courses', 'calendar', 'internalResources', 'countryGuides', 'chat', 'events', 'schoolEvents',
  'billing',
]; // biome-ignore format: a list

export type FeatureStates = Record<Feature, boolean>;

/** The switches of a tenant: its rows over the defaults, unbuilt ones off. */
export function featureStates(rows: readonly { feature: string; on: boolean }[]): FeatureStates {
  const states = Object.fromEntries(FEATURE_NAMES.map((name) => [name, FEATURES[name].on])) as FeatureStates;
  for (const row of rows) if (row.feature in states) states[row.feature as Feature] = row.on;
  for (const name of UNBUILT) states[name] = false;
  return states;
}
