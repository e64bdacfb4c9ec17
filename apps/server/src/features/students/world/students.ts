// Forty invented students of the Nordic School, in many scripts and every state, for the lists of its career services. None can sign in: they have no
// password. The queue's part of the world (features/verification/queue) works on those that wait.
import { stableUuid } from '@fairway/world-kit/chance';

/** How the school has them: by a student e-mail, or by hand with a message; and what became of it. */
type DemoStudentState =
  | 'verified'
  | 'approved'
  | 'pendingByHand'
  | 'pendingByEmail'
  | 'expired'
  | 'rejected'
  | 'revoked'
  | 'notYet'
  | 'putOff';

export type DemoStudent = {
  first: string;
  last: string;
  /** Before @: their private address, and the student address of those who have one. */
  mail: string;
  /** Name of a program of the Nordic School. */
  program: string;
  /** Months from today until the last one; negative: it is past. */
  endsInMonths: number;
  state: DemoStudentState;
  /** Days since the last thing happened. */
  daysAgo: number;
  country: string;
  city: string;
  /** To career services, or their reason. */
  text?: string;
  isPrivate?: true;
  labels?: readonly string[];
};

const BUSINESS = 'MSc in International Business';
const FINANCE = 'MSc in Finance';
const MARKETING = 'MSc in Marketing and Data';
const ECONOMICS = 'BSc in Business and Economics';
const ENERGY = 'MSc in Energy Economics and Management';
const SYSTEMS = 'BSc in Information Systems';
const MBA = 'Full-time MBA';
const EXECUTIVE = 'Executive MBA';
const PHD = 'PhD in Management';
const CERTIFICATE = 'Certificate in Sustainable Finance';

/** Taught at more than one campus: which one has to be said. The first teaches all of these. */
export const MANY_CAMPUSES: ReadonlySet<string> = new Set([BUSINESS, MARKETING, ECONOMICS, ENERGY, EXECUTIVE, CERTIFICATE]);

export const DEMO_STUDENTS: readonly DemoStudent[] = [
  { first: 'Alva', last: 'Lindgren', mail: 'alva.lindgren', program: ECONOMICS, endsInMonths: 19, state: 'verified', daysAgo: 70, country: 'SE', city: 'Stockholm', labels: ['Mentoring'] },
  { first: 'Björn', last: 'Ängström', mail: 'bjorn.angstrom', program: SYSTEMS, endsInMonths: 7, state: 'verified', daysAgo: 210, country: 'SE', city: 'Gothenburg' },
  { first: 'Chiara', last: 'De Luca', mail: 'chiara.deluca', program: MARKETING, endsInMonths: 7, state: 'verified', daysAgo: 95, country: 'IT', city: 'Bologna', labels: ['Exchange'] },
  { first: 'Đặng', last: 'Thị Hương', mail: 'dang.huong', program: FINANCE, endsInMonths: 19, state: 'verified', daysAgo: 60, country: 'VN', city: 'Huế', labels: ['Scholarship', 'Exchange'] },
  { first: 'Elif', last: 'Yılmaz', mail: 'elif.yilmaz', program: BUSINESS, endsInMonths: 7, state: 'verified', daysAgo: 300, country: 'TR', city: 'İzmir' },
  { first: '佳怡', last: '陈', mail: 'jiayi.chen', program: FINANCE, endsInMonths: 7, state: 'verified', daysAgo: 80, country: 'CN', city: '杭州', labels: ['Exchange'] },
  { first: 'Fatima', last: 'Zahra El Idrissi', mail: 'fatima.elidrissi', program: ENERGY, endsInMonths: 19, state: 'verified', daysAgo: 55, country: 'MA', city: 'Rabat' },
  { first: 'محمد', last: 'الحسيني', mail: 'mohammed.alhusseini', program: MBA, endsInMonths: 2, state: 'verified', daysAgo: 150, country: 'JO', city: 'عمّان', labels: ['Mentoring'] },
  { first: 'Gintarė', last: 'Kazlauskaitė', mail: 'gintare.k', program: ECONOMICS, endsInMonths: 31, state: 'verified', daysAgo: 40, country: 'LT', city: 'Kaunas' },
  { first: 'Анастасія', last: 'Шевченко', mail: 'anastasiia.shevchenko', program: SYSTEMS, endsInMonths: 19, state: 'verified', daysAgo: 90, country: 'UA', city: 'Львів', labels: ['Scholarship'] },
  { first: 'Haruka', last: '田中', mail: 'haruka.tanaka', program: MARKETING, endsInMonths: 19, state: 'verified', daysAgo: 65, country: 'JP', city: '京都' },
  { first: 'Ingrid', last: 'Østergård', mail: 'ingrid.o', program: PHD, endsInMonths: 22, state: 'verified', daysAgo: 700, country: 'DK', city: 'Aarhus', labels: ['Mentoring'] },
  { first: 'João Pedro', last: 'de Albuquerque e Melo', mail: 'joaopedro.melo', program: BUSINESS, endsInMonths: 19, state: 'verified', daysAgo: 45, country: 'BR', city: 'Recife' },
  { first: '서연', last: '김', mail: 'seoyeon.kim', program: ENERGY, endsInMonths: 7, state: 'verified', daysAgo: 120, country: 'KR', city: '부산', isPrivate: true },
  { first: 'Kwame', last: 'Asante', mail: 'kwame.asante', program: ECONOMICS, endsInMonths: 7, state: 'verified', daysAgo: 260, country: 'GH', city: 'Kumasi', labels: ['Scholarship'] },
  { first: 'Léonie', last: 'Dubois-Lefèvre', mail: 'leonie.dubois', program: CERTIFICATE, endsInMonths: 1, state: 'verified', daysAgo: 30, country: 'FR', city: 'Lille' },
  { first: 'Ελένη', last: 'Παπαδοπούλου', mail: 'eleni.p', program: FINANCE, endsInMonths: -5, state: 'verified', daysAgo: 400, country: 'GR', city: 'Θεσσαλονίκη', labels: ['Alumni board'] },
  { first: 'Mikael', last: 'Virtanen', mail: 'mikael.virtanen', program: BUSINESS, endsInMonths: -17, state: 'verified', daysAgo: 600, country: 'FI', city: 'Tampere', labels: ['Alumni board', 'Mentoring'] },
  { first: 'Nokuthula', last: 'Dlamini', mail: 'nokuthula.d', program: EXECUTIVE, endsInMonths: 11, state: 'approved', daysAgo: 20, country: 'ZA', city: 'Durban' },
  { first: 'Oisín', last: 'Ó Briain', mail: 'oisin.obriain', program: MBA, endsInMonths: 9, state: 'approved', daysAgo: 6, country: 'IE', city: 'Galway' },
  { first: 'Priya', last: 'Raghunathan', mail: 'priya.r', program: SYSTEMS, endsInMonths: 31, state: 'approved', daysAgo: 2, country: 'IN', city: 'Chennai' },
  { first: 'Quentin', last: 'Vandenberghe', mail: 'quentin.v', program: EXECUTIVE, endsInMonths: 11, state: 'pendingByHand', daysAgo: 1, country: 'BE', city: 'Ghent', text: 'I am in the Executive MBA that began in September. We were told that we get no student addresses. My student number is 261130.' },
  { first: 'Roya', last: 'احمدی', mail: 'roya.ahmadi', program: PHD, endsInMonths: 40, state: 'pendingByHand', daysAgo: 2, country: 'IR', city: 'شیراز', text: 'Doctoral student with Professor Hallberg since last week. IT says that my account takes a month.' },
  { first: 'Samuel', last: 'Njoroge', mail: 'sam.njoroge', program: ECONOMICS, endsInMonths: 31, state: 'pendingByHand', daysAgo: 4, country: 'KE', city: 'Nakuru', text: 'First year, Malmö. My letter of admission has the number BBE-26-0417. I can send it.' },
  { first: 'Samuel', last: 'Njoroge', mail: 'samuel.njoroge.work', program: ECONOMICS, endsInMonths: 31, state: 'pendingByHand', daysAgo: 3, country: 'KE', city: 'Nakuru', text: 'Sorry, I think I asked from my other account already. This is the one that I use.' },
  { first: 'Tereza', last: 'Dvořáková', mail: 'tereza.d', program: MARKETING, endsInMonths: 7, state: 'pendingByHand', daysAgo: 6, country: 'CZ', city: 'Brno', text: 'Exchange student for one year, from Brno. Exchange students have addresses of their home university only.' },
  { first: 'Ulrika', last: 'Sjöholm', mail: 'ulrika.sjoholm', program: BUSINESS, endsInMonths: -30, state: 'pendingByHand', daysAgo: 8, country: 'SE', city: 'Umeå', text: 'I graduated two years ago and my old address is closed. I would like to keep using the job list for alumni.' },
  { first: 'Víctor', last: 'Quispe Mamani', mail: 'victor.quispe', program: ENERGY, endsInMonths: 19, state: 'pendingByHand', daysAgo: 12, country: 'PE', city: 'Arequipa', text: 'hello please approve, thank you' },
  { first: '문수', last: '박', mail: 'munsu.park', program: CERTIFICATE, endsInMonths: 2, state: 'pendingByHand', daysAgo: 15, country: 'KR', city: '대전', text: 'Evening course online. The course gives no addresses. My teacher is Mr Ek.' },
  { first: 'Wanjiru', last: 'Kamau', mail: 'wanjiru.kamau', program: SYSTEMS, endsInMonths: 31, state: 'pendingByEmail', daysAgo: 0, country: 'KE', city: 'Nairobi' },
  { first: 'Xiomara', last: 'Fuentes', mail: 'xiomara.f', program: FINANCE, endsInMonths: 19, state: 'pendingByEmail', daysAgo: 1, country: 'MX', city: 'Puebla' },
  { first: 'Youssef', last: 'Benali', mail: 'youssef.benali', program: MARKETING, endsInMonths: 19, state: 'pendingByEmail', daysAgo: 9, country: 'TN', city: 'Sfax' },
  { first: 'Zuzanna', last: 'Wiśniewska', mail: 'zuzanna.w', program: BUSINESS, endsInMonths: -8, state: 'expired', daysAgo: 30, country: 'PL', city: 'Łódź' },
  { first: 'Amélie', last: 'Fontaine', mail: 'amelie.fontaine', program: MBA, endsInMonths: -14, state: 'expired', daysAgo: 200, country: 'CH', city: 'Fribourg' },
  { first: 'Bence', last: 'Szabó', mail: 'bence.szabo', program: ECONOMICS, endsInMonths: 7, state: 'rejected', daysAgo: 3, country: 'HU', city: 'Pécs', text: 'We find no student of this name in the program. Please tell us your student number.' },
  { first: 'Camila', last: 'Ñáñez', mail: 'camila.nanez', program: CERTIFICATE, endsInMonths: 3, state: 'rejected', daysAgo: 18, country: 'CO', city: 'Cali', text: 'You are registered from January. Please ask again then.' },
  { first: 'Dmitri', last: 'Соколов', mail: 'dmitri.sokolov', program: SYSTEMS, endsInMonths: 7, state: 'revoked', daysAgo: 25, country: 'KZ', city: 'Алматы', text: 'You have left the school.' },
  { first: 'Esther', last: 'van den Heuvel', mail: 'esther.vdh', program: ENERGY, endsInMonths: 7, state: 'notYet', daysAgo: 5, country: 'NL', city: 'Leiden' },
  { first: 'ณัฐธิดา', last: 'ศรีสุข', mail: 'nattida.s', program: MARKETING, endsInMonths: 19, state: 'notYet', daysAgo: 11, country: 'TH', city: 'เชียงใหม่', isPrivate: true },
  { first: 'Gustav', last: 'Holm', mail: 'gustav.holm', program: ECONOMICS, endsInMonths: -40, state: 'putOff', daysAgo: 100, country: 'SE', city: 'Lund' },
]; // biome-ignore format: a table

/** Labels of the Nordic School, with a colour of the palette. */
export const DEMO_LABELS = [
  { name: 'Mentoring', color: 'teal' },
  { name: 'Exchange', color: 'blue' },
  { name: 'Scholarship', color: 'yellow' },
  { name: 'Alumni board', color: 'violet' },
  { name: 'Needs a call', color: 'red' },
] as const;

/** By the mail of a student; Finn wrote them. */
export const DEMO_NOTES: readonly { mail: string; text: string; isShared: boolean; daysAgo: number }[] = [
  { mail: 'alva.lindgren', text: 'Mentors two first-years. Would speak at the opening of the spring fair.', isShared: true, daysAgo: 20 },
  { mail: 'alva.lindgren', text: 'Ask her about the internship in Oslo when we meet.', isShared: false, daysAgo: 8 },
  { mail: 'jiayi.chen', text: 'Looks for a summer internship in a bank; German is welcome.', isShared: true, daysAgo: 31 },
  { mail: 'mohammed.alhusseini', text: 'Six years in logistics before the MBA. Good match for Lindvik.', isShared: true, daysAgo: 12 },
  { mail: 'bence.szabo', text: 'Called the office: registered under his second name. Will ask again.', isShared: true, daysAgo: 1 },
]; // biome-ignore format: a table

/** The id of a demo student, the same on every machine. */
export const demoStudentId = (mail: string): string => stableUuid(`demo student ${mail}`);
