// The features of the web, ranked: a feature imports only the components/ of features to its left. The import rules are made from this
// array. What the server's features use stands in their manifests.

export const WEB_RANKS = [
  'identity',
  'communication',
  'consent',
  'support',
  'account',
  'verification',
  'administration',
  'candidates',
  'staff',
  'resume',
  'documents',
  'cv-reviews',
  'referrals',
  'content',
  'students',
  'favorites',
  'companies',
  'jobs',
  'widgets',
  'mypage',
  'staff-home',
  'access-simulator',
] as const;
