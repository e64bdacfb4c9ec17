// Labels of postings that recognition gives: codes, whose words are messages (`jobs.labels`) in the reader's language. What a feed says in
// its own words stays words. @rule jobs.3
import { fold } from '../folding.ts';

const JOB_LABEL_CODES = [
  'volunteer',
  'graduate_program',
  'apprenticeship',
  'visa_sponsorship',
  'no_visa_sponsorship',
  'us_citizenship',
  'spring',
  'summer',
  'fall',
  'winter',
] as const;
export type JobLabelCode = (typeof JOB_LABEL_CODES)[number];

/** Marks of feeds that say a code; `other` in such a field says nothing. */
const WORDS: Record<string, JobLabelCode> = {
  volunteer: 'volunteer',
  'graduate program': 'graduate_program',
  'graduate programme': 'graduate_program',
  apprenticeship: 'apprenticeship',
  'offers sponsorship': 'visa_sponsorship',
  'offers visa sponsorship': 'visa_sponsorship',
  'does not offer sponsorship': 'no_visa_sponsorship',
  'no visa sponsorship': 'no_visa_sponsorship',
  'u.s. citizenship is required': 'us_citizenship',
  'us citizenship required': 'us_citizenship',
  spring: 'spring',
  summer: 'summer',
  fall: 'fall',
  autumn: 'fall',
  winter: 'winter',
};

/** The code of a mark; undefined where it has its own words. */
export function labelCodeOf(mark: string): JobLabelCode | undefined {
  const key = fold(mark);
  return Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
}

/** True for one of the codes. */
export function isJobLabelCode(code: unknown): code is JobLabelCode {
  return (JOB_LABEL_CODES as readonly unknown[]).includes(code);
}
