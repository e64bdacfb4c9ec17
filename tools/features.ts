// The features of the server and the web, ranked: a feature imports only features to its left, and of those only queries.ts or commands.ts
// (web: components/). The import rules and check-structure are generated from this array. House.md "The tree".

export const FEATURE_RANKS = [
  'tenants',
  'reference',
  'schools',
  'identity',
  'communication',
  'analytics',
  'consent',
  'support',
  'account',
  'verification',
  'administration',
  'candidates',
  'resume',
  'documents',
  'referrals',
  'content',
  'search',
  'favorites',
  'companies',
  'jobs',
  'mypage',
  'sitemaps',
  'imports',
] as const;
