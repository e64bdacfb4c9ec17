// The people of the demo world: one of every role, invented. The four candidates stand for the four ways of being at a school that later
// screens show; Ada has the address of a person of the demo provider, so that both ways of signing in can be tried.
import type { Role } from '@fairway/rules/access';

/** The password of all of them: good by every rule, and no secret. */
export const DEMO_PASSWORD = 'Harbour-lamp-26';

export type DemoAccount = {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Who it is, for the list that a start prints. */
  who: string;
  /** Slug of the school that the role is held for. */
  school?: string;
  /** Key of the demo organization that the role is held for. */
  organization?: string;
  timeZone: string;
};

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'ada@nordic.example', firstName: 'Ada', lastName: 'Berg', role: 'Candidate', who: 'candidate, verified at the Nordic School', timeZone: 'Europe/Stockholm' },
  { email: 'ben@nordic.example', firstName: 'Ben', lastName: 'Okafor', role: 'Candidate', who: 'candidate, waits for career services', timeZone: 'Europe/Stockholm' },
  { email: 'chen@mail.example', firstName: 'Chen', lastName: 'Li', role: 'Candidate', who: 'candidate, not verified', timeZone: 'Asia/Shanghai' },
  { email: 'dina@mail.example', firstName: 'Dina', lastName: 'Haddad', role: 'Candidate', who: 'candidate of a school that is not listed', timeZone: 'Europe/Paris' },
  { email: 'eva@lindvik.example', firstName: 'Eva', lastName: 'Lindqvist', role: 'OrganizationAdmin', who: 'runs Lindvik Norden Group', organization: 'lindvik', timeZone: 'Europe/Stockholm' },
  { email: 'ivo@lindvik.example', firstName: 'Ivo', lastName: 'Marin', role: 'Recruiter', who: 'recruits for Lindvik Norden Group', organization: 'lindvik', timeZone: 'Europe/Stockholm' },
  { email: 'jana@lindvik.example', firstName: 'Jana', lastName: 'Holm', role: 'Representative', who: 'represents Lindvik Norden Group at fairs', organization: 'lindvik', timeZone: 'Europe/Stockholm' },
  { email: 'lena@hallbruck.example', firstName: 'Lena', lastName: 'Brandt', role: 'OrganizationAdmin', who: 'runs Hallbruck Gruppe', organization: 'hallbruck', timeZone: 'Europe/Berlin' },
  { email: 'otto@hallbruck.example', firstName: 'Otto', lastName: 'Weiss', role: 'Recruiter', who: 'recruits for Hallbruck Gruppe', organization: 'hallbruck', timeZone: 'Europe/Vienna' },
  { email: 'mara@rheinlabor.example', firstName: 'Mara', lastName: 'Frei', role: 'OrganizationAdmin', who: 'runs Birswerk Pharma', organization: 'rheinlabor', timeZone: 'Europe/Zurich' },
  { email: 'nils@rheinlabor.example', firstName: 'Nils', lastName: 'Keller', role: 'Recruiter', who: 'recruits for Birswerk Pharma', organization: 'rheinlabor', timeZone: 'Europe/Zurich' },
  { email: 'sora@hanbit.example', firstName: 'Sora', lastName: 'Han', role: 'OrganizationAdmin', who: 'runs Byeoldam Games', organization: 'hanbit', timeZone: 'Asia/Seoul' },
  { email: 'joon@hanbit.example', firstName: 'Joon', lastName: 'Bae', role: 'Recruiter', who: 'recruits for Byeoldam Games', organization: 'hanbit', timeZone: 'Asia/Seoul' },
  { email: 'finn@nordic.example', firstName: 'Finn', lastName: 'Dahl', role: 'CareerStaff', who: 'career services of the Nordic School', school: 'nordic', timeZone: 'Europe/Stockholm' },
  { email: 'greta@nordic.example', firstName: 'Greta', lastName: 'Sand', role: 'SchoolAdmin', who: 'administers the Nordic School', school: 'nordic', timeZone: 'Europe/Stockholm' },
  { email: 'hana@fairway.example', firstName: 'Hana', lastName: 'Novak', role: 'Admin', who: 'administers the platform', timeZone: 'Europe/Prague' },
]; // biome-ignore format: a table
