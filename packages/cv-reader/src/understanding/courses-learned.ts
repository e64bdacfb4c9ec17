// Courses where a degree would stand: "Web Development Bootcamp", "Corso di fotografia", "курс «Веб-разработчик»". No word of a degree is in them, and who
// gave them often has no word of a school ("Le Wagon"), so that the course says which of two names is which.
import type { Context } from './context.ts';
import { schoolMark } from './orgs.ts';

const BEGINS =
  /^(?:(?:online|intensiv\p{L}*|full[- ]stack|zertifikats)[- ]?)?(?:corso|curso|course|cours|formation|cursus|kurs|курсы?|khó[aá] học|khó[aá] đào tạo|lớp|pagsasanay|kurso|bootcamp|boot camp|lehrgang|weiterbildung|umschulung|workshop|formación|formação|formazione|taller|oficina|curs|stage de formation|titre professionnel|training)(?=\s(?!cent|institut|school|college|zentrum|continue))/iu;
const ENDS =
  /\s(?:\p{L}*weiterbildung|boot ?camp|lehrgang|\p{L}*kurs|course|immersive|training programme?|cursus|basisopleiding)(?:\s[(（][^()（）]*[)）])?$|(?:培训|培训班|特训营|コース|講座|訓練|과정|부트캠프|교육과정)$/iu;
/** The word for such a course is one for a school as well. */
const OWN_WORDS = /boot ?camp|부트캠프|khó[aá] học|lớp|\p{L}*kurs\b/giu;

export const isCourse = (text: string, context: Context): boolean =>
  (BEGINS.test(text.trim()) || ENDS.test(text.trim())) && schoolMark(text.replace(OWN_WORDS, ''), context) === 0;
