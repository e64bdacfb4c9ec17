// What the order of a list of postings is made of, by name, as staff are told it. The numbers are packages/search ranking.ts.

/** Parts of a rank, each before the next under its sort; `id` where all others are the same. */
export const RANK_PARTS = ['lifted', 'answered', 'readable', 'home', 'moment', 'score', 'published', 'deadline', 'pay', 'id'] as const;
export type RankPart = (typeof RANK_PARTS)[number];

/** What of a person's profile a posting may fit. */
export const FIT_PARTS = ['level', 'field', 'wishes', 'permit', 'languages'] as const;
export type FitPart = (typeof FIT_PARTS)[number];

/** What a posting counts as fresher for. */
export const FRESHER_FOR = ['ending', 'home', ...FIT_PARTS] as const;
export type FresherFor = (typeof FRESHER_FOR)[number];

/** Where a part of a question is answered, best first. */
export const ANSWER_LEVELS = ['titleWritten', 'title', 'near', 'named', 'textWritten', 'text', 'nowhere'] as const;
export type AnswerLevel = (typeof ANSWER_LEVELS)[number];
