// The people of the demo world who asked the Nordic School: invented, without a password, so that nobody signs in as one of them. Days are
// counted back from the day the world is written for; `3.4` is some hours more than three days ago.
import type { EducationLevel } from '@fairway/rules/jobs';

export type DemoStep =
  | [daysAgo: number, action: 'request' | 'prove' | 'approve' | 'cancel']
  | [daysAgo: number, action: 'askBack' | 'answer' | 'reject', text: string];

export type DemoApplicant = {
  first: string;
  last: string;
  phone?: string;
  /** Absent: asked by message. */
  studentEmail?: string;
  message?: string;
  /** What the request carries. */
  file?: string;
  /** A colleague has it. */
  isTaken?: true;
  /** A program of the school, or one that the person typed. */
  program?: string | { name: string; level: EducationLevel };
  /** The month of its end, counted from today. */
  endsInMonths?: number;
  /** The end of the proof in days from today. */
  validDays?: number;
  steps: readonly DemoStep[];
};

const BUSINESS = 'BSc in Business and Economics';
const FINANCE = 'MSc in Finance';
const MARKETING = 'MSc in Marketing and Data';
const MBA = 'Full-time MBA';

export const DEMO_APPLICANTS: readonly DemoApplicant[] = [
  // Waiting, the oldest first.
  { first: 'Liv', last: 'Ekström', message: 'I graduated in 2009, before students had addresses of their own.\nMy name was Liv Sandberg then.', program: BUSINESS, endsInMonths: -205, steps: [[19.3, 'request']] },
  { first: 'Tomasz', last: 'Wrona', message: 'Exchange student from Kraków for one year. The international office knows me.', steps: [[12.1, 'request']] },
  { first: 'Amara', last: 'Nwosu', phone: '+46705550114', message: 'My student card has the number 241190. I cannot sign in to the student mail any more.', program: FINANCE, endsInMonths: 7, steps: [[8.6, 'request']] },
  { first: 'Amara', last: 'Nwosu', phone: '+46705550114', studentEmail: 'amara.nwosu@student.nordicschool.example', program: FINANCE, endsInMonths: 7, steps: [[6.2, 'request']] },
  { first: 'Joaquín', last: 'Íñiguez de la Torre y Fernández-Villaverde', message: 'I started this week and the address comes on Monday, they say.', file: 'student card.jpg', program: { name: 'Master of International Business (double degree with Santiago)', level: 'master' }, endsInMonths: 22, steps: [[5.4, 'request']] },
  { first: 'Sofie', last: 'Lund', message: 'I left after two years without a degree. May I still use the job board?', program: BUSINESS, endsInMonths: -30, steps: [[4.5, 'request'], [3.6, 'askBack', 'Which years were you with us, and which is your student number?'], [1.2, 'answer', 'From autumn 2021 to spring 2023. My number was 211874.']] },
  { first: 'Kenji', last: 'Mori', message: 'I study here.', program: MARKETING, endsInMonths: 10, steps: [[4.1, 'request'], [2.3, 'askBack', 'Were you enrolled under another name? We find no Kenji Mori.']] },
  { first: 'Hedda', last: 'Wallin', studentEmail: 'hedda.wallin@student.nordicschool.example', program: MARKETING, endsInMonths: 19, steps: [[1.9, 'request']] },
  { first: 'Yusuf', last: 'Demir', message: 'Executive MBA, class of 2016.', isTaken: true, program: 'Executive MBA', endsInMonths: -125, steps: [[1.1, 'request']] },
  { first: 'Priya', last: 'Raman', message: 'I began my doctorate in September.', program: 'PhD in Management', endsInMonths: 45, steps: [[0.3, 'request']] },
  // Decided lately: to be undone.
  { first: 'Otto', last: 'Kranz', message: 'Hi', steps: [[3.2, 'request'], [1.1, 'reject', 'What you wrote does not tell us that you study or studied here. Please ask again and say your program, your years and your student number.']] },
  { first: 'Elin', last: 'Fors', message: 'Certificate in spring, number 250033.', program: 'Certificate in Sustainable Finance', endsInMonths: -5, validDays: 363, steps: [[4.4, 'request'], [2.2, 'approve']] },
  { first: 'Mads', last: 'Kjær', message: 'Graduated last June.', program: FINANCE, endsInMonths: -5, validDays: 361, steps: [[6.1, 'request'], [4.3, 'approve']] },
  // Proofs that end soon.
  { first: 'Noor', last: 'van Dijk', message: 'Alumna of 2014.', program: MBA, endsInMonths: -130, validDays: 12, steps: [[353, 'request'], [353, 'approve']] },
  { first: 'Paweł', last: 'Zając', message: 'Alumnus of 2018.', program: MBA, endsInMonths: -80, validDays: 26, steps: [[339, 'request'], [338, 'approve']] },
  // Days of the chart.
  { first: 'Ines', last: 'Duarte', message: 'Number 230551.', program: BUSINESS, endsInMonths: 7, steps: [[27.4, 'request'], [26.2, 'approve']] },
  { first: 'Viktor', last: 'Åberg', message: 'Number 230112.', program: BUSINESS, endsInMonths: 7, steps: [[25.1, 'request'], [24.3, 'approve']] },
  { first: 'Chiara', last: 'Neri', studentEmail: 'chiara.neri@student.nordicschool.example', program: MARKETING, endsInMonths: 7, steps: [[24.4, 'request'], [24.4, 'prove']] },
  { first: 'Anders', last: 'Holt', message: 'Number 220940.', program: FINANCE, endsInMonths: 7, steps: [[22.7, 'request'], [20.2, 'approve']] },
  { first: 'Fatou', last: 'Diallo', message: 'Number 240077.', program: FINANCE, endsInMonths: 19, steps: [[18.3, 'request'], [17.4, 'approve']] },
  { first: 'Runa', last: 'Solberg', message: 'Number 210665.', program: MBA, endsInMonths: -17, steps: [[16.2, 'request'], [13.4, 'approve']] },
  { first: 'Emil', last: 'Novotny', studentEmail: 'emil.novotny@student.nordicschool.example', program: BUSINESS, endsInMonths: 31, steps: [[13.2, 'request'], [13.2, 'prove']] },
  { first: 'Greta', last: 'Maier', message: 'Number 250418.', program: BUSINESS, endsInMonths: 31, steps: [[11.4, 'request'], [10.2, 'approve']] },
  { first: 'Olek', last: 'Bondar', message: 'Number 250502.', program: MARKETING, endsInMonths: 19, steps: [[10.3, 'request'], [10.1, 'approve']] },
  { first: 'Thea', last: 'Moen', message: 'Wrong school, sorry.', steps: [[9.2, 'request'], [9.1, 'cancel']] },
]; // biome-ignore format: a table
