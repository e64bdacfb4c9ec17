// English: the words around the roles, and all 31 of them.
import type { LanguageWords } from '../role.ts';
import type { RoleKey } from '../roles.ts';
import { ENGLISH_BUSINESS } from './en-business.ts';
import { ENGLISH_PRACTICE } from './en-practice.ts';
import { ENGLISH_SHARED } from './en-shared.ts';

export const ENGLISH: LanguageWords<RoleKey> = {
  titles: {
    intern: ['{noun} Intern', 'Internship in {area}', '{area} Internship {year}', 'Intern, {area}', 'Summer Internship: {area}', '{area} Intern ({city})'],
    credit: ['{area} Placement (for credit)', 'Credit-bearing Internship: {area}', '{noun}, Placement Year {year}'],
    graduate: ['Graduate {noun}', '{area} Graduate Programme {year}', 'Graduate Trainee, {area}', 'Early Careers: {noun}'],
    junior: ['Junior {noun}', '{noun}', '{noun}, {city}', 'Entry-level {noun}', '{noun} in {area}'],
    part: ['Working Student, {area}', 'Part-time {noun}', 'Student Assistant: {area}', '{noun} (part-time)'],
    temporary: ['{noun} (fixed term)', 'Temporary {noun}', '{area} Project Assistant, {months} months'],
  },
  headings: {
    tasks: ['What you will do', 'Your tasks', 'The role', 'Your responsibilities', 'A typical month'],
    profile: ['What you bring', 'Your profile', 'Who we are looking for', 'You will do well if you have'],
    offer: ['What we offer', 'Why us', 'What you get', 'Good to know'],
    apply: ['How to apply', 'Next steps', 'Your application'],
  },
  place: [
    'You will work in {city}, in a team of {team}.', 'Our {city} team of {team} people is looking forward to meeting you.', 'The position is based in {city}; twice a month you meet colleagues from other sites.', 'You join {team} colleagues in {city}, from four countries and six subjects.',
    'Our office in {city} is ten minutes from the station and has a kitchen in which most good ideas are born.', 'In {city} you will find a young team of {team} and two people who have seen everything.',
  ],
  remote: ['You may work from home entirely; we meet in person four times a year.', 'This position is remote. We pay for your desk, your chair and a good headset.', 'Remote work is the rule here, with fixed hours in which everyone can be reached.'],
  terms: {
    intern: ['The internship lasts {months} months with {hours} hours a week.', 'You stay for {months} months, {hours} hours a week, with one free day a month for your studies.'],
    credit: ['The placement lasts {months} months; we agree its content with your school so that it counts towards your degree.'],
    graduate: ['The programme lasts {months} months, with a permanent contract from the first day.', 'In {months} months you get to know three departments and one site abroad.'],
    junior: ['The position is permanent, {hours} hours a week.', 'You get a permanent contract with {hours} hours a week; part-time is possible.'],
    part: ['You work {hours} hours a week, and fewer during exams.', 'We agree on {hours} hours a week that fit your timetable.'],
    temporary: ['The contract is for {months} months with {hours} hours a week; an extension is possible.'],
  },
  profile: ['Good English in speech and writing', 'Interest in our field, and questions about it', 'A friendly way of working with people who think differently', 'The wish to learn something new each week', 'Independence, and the sense to ask in time', 'You are enrolled or have finished your degree within the last two years'],
  offer: [
    'A mentor who takes an hour for you every week', 'Fair pay from the first day', 'Flexible hours around a short core time', 'A learning budget of your own', 'Free public transport or a company bike', 'More holiday than the law asks for', 'Real responsibility for a project of your own',
    'A canteen with good soup', 'Support with moving, visa and first weeks', 'Regular feedback in both directions', 'A buddy who started only a year ago',
  ],
  studentOffer: ['The chance to write your thesis with us', 'Paid days off before exams'],
  apply: [
    'Send us your CV and a few lines about something you have made. We answer within ten working days.', 'A CV is enough. If you like, add a link to your work. We will call you within two weeks.', 'Apply with your CV and tell us when you can start. The interview takes an hour, and you may ask as much as we do.',
    'No cover letter is needed: answer the three short questions in the form. You will hear from a person, not from a machine.', 'We read applications as they come in and fill the place as soon as we find the right person.',
  ],
  labels: { thesis: ['Thesis topic', 'You can write your thesis on this work'], flexible: ['Flexible hours', 'You choose your hours around your lectures'], fairPay: ['Fair Start pledge', 'This employer pays every intern and answers every application'] },
  roles: { ...ENGLISH_SHARED, ...ENGLISH_BUSINESS, ...ENGLISH_PRACTICE },
}; // biome-ignore format: texts
