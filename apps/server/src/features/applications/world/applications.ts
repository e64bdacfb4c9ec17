// What candidates of the demo world applied for, and what they wrote to themselves.
import type { ApplicationState } from '@fairway/rules/applications';

/** Of a hundred applications, those that ended or stand in each state, with how they came there. */
export const COURSES: readonly { of100: number; course: readonly ApplicationState[] }[] = [
  { of100: 24, course: [] },
  { of100: 22, course: ['seen'] },
  { of100: 16, course: ['seen', 'inTalks'] },
  { of100: 5, course: ['seen', 'inTalks', 'offer'] },
  { of100: 4, course: ['seen', 'inTalks', 'offer', 'hired'] },
  { of100: 17, course: ['seen', 'declined'] },
  { of100: 6, course: ['closedWithoutAnswer'] },
  { of100: 6, course: ['seen', 'withdrawn'] },
];

/** One in each state. */
export const ADA_COURSES: readonly (readonly ApplicationState[])[] = [
  [], ['seen'], ['seen', 'inTalks'], ['seen', 'inTalks', 'offer'], ['seen', 'inTalks', 'offer', 'hired'], ['seen', 'declined'],
  ['closedWithoutAnswer'], ['seen', 'withdrawn'],
]; // biome-ignore format: a list

export const LETTERS = [
  '',
  'I read what your team does with great interest. In my last project I did something close to it, and I would like to go on with it at your house.',
  'What drew me to this job is that it asks for care rather than speed. I bring both, and I am glad to show you what I mean in a talk.',
  '',
] as const;

/** Answers to questions of the kind text, by chance. */
export const TEXTS = [
  'I would begin with the parts that new people trip over, and watch five of them before changing anything.',
  'Cell cultures under changing temperatures, for my thesis; the notes are in my CV.',
  'I am not sure yet. I would ask those who use it first.',
] as const;

export const ADA_NOTES = [
  'Talked to Marta who works there: the team is eight people, two of them in Oslo. Ask about the project in spring.',
  'Salary they mentioned on the phone: 46,000. Compare before answering.',
] as const;
export const ADA_REMINDERS = [
  { text: 'Send the certificate they asked for', inDays: 2 },
  { text: 'Prepare questions for the second talk', inDays: 4 },
] as const;

/** Of postings from elsewhere that Ada added. */
export const ADA_ELSEWHERE = [
  { title: 'Junior analyst, sustainable finance', organization: 'Fjordbanken', place: 'Bergen', link: 'https://fjordbanken.example/jobs/junior-analyst', state: 'inTalks', daysAgo: 12 },
  { title: 'Trainee in operations', organization: 'Havnelageret', place: 'Oslo', link: '', state: 'sent', daysAgo: 3 },
] as const; // biome-ignore format: a table
