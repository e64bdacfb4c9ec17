// What was asked and said about CVs of the demo world. Invented throughout.
import type { AimLevel } from '@fairway/rules/cv-reviews';
import type { DemoCv } from '../../documents/world/cv-pdf.ts';

export const CANNED = [
  { title: 'Results first', text: 'Say what came of it: a number, a result, something that is there now because of you.' },
  { title: 'Newest first', text: 'Begin with the newest entry in each part. Readers look at the top third only.' },
  { title: 'One page', text: 'One page is enough at this stage. Take away what does not help for this job.' },
] as const;

export type DemoReview = {
  email: string;
  fileName: string;
  /** Of whom it has no document yet. */
  cv?: DemoCv;
  message: string;
  aimField: string;
  aimLevel: AimLevel;
  daysAgo: number;
  /** Finn has it. */
  taken?: true;
  /** Absent: it waits. */
  finished?: {
    daysAgo: number;
    marks: Record<string, number>;
    comments: readonly { page: number | null; text: string; answer?: string }[];
  };
};

export const REVIEWS: readonly DemoReview[] = [
  {
    email: 'ada@nordic.example',
    fileName: 'CV Ada Berg.pdf',
    message: 'I apply for summer internships in logistics. Is one page enough, and is the order right?',
    aimField: 'Operations and logistics',
    aimLevel: 'internship',
    daysAgo: 10,
    finished: {
      daysAgo: 7,
      marks: { structure: 4, content: 3, results: 2, language: 4, fit: 3 },
      comments: [
        {
          page: 1,
          text: 'Your summer at Lindvik says what you did, not what came of it. Add one number, for example the hours that your model saved.',
          answer: 'I added that planning takes two hours less a week.',
        },
        { page: 1, text: 'Name the tools of your statistics course. Recruiters search for them.' },
        { page: null, text: 'One page is right, and the order too. A clear CV.' },
      ],
    },
  },
];

/** What students of the Nordic School ask who have no account to try; given to those that are there, in the order of their addresses. */
export const STUDENT_REVIEWS: readonly Omit<DemoReview, 'email' | 'fileName' | 'cv'>[] = [
  {
    message: 'Does my CV fit a position in audit?',
    aimField: 'Finance',
    aimLevel: 'firstJob',
    // Past the promise.
    daysAgo: 8,
  },
  {
    message: 'I write my thesis with a company. What should come first?',
    aimField: 'Engineering',
    aimLevel: 'thesis',
    daysAgo: 4,
    taken: true,
  },
  {
    message: 'This is my first CV. What is missing for a part-time job?',
    aimField: 'Information technology',
    aimLevel: 'firstJob',
    daysAgo: 2,
  },
  { message: '', aimField: 'Marketing', aimLevel: 'internship', daysAgo: 1 },
];
