// Study levels: those that the feed's field leaves out, that are not asked, and words that only look like one.
import { describe, expect, it } from 'vitest';
import { recogniseEducation } from './education.ts';
import { splitWords } from './words.ts';

const levels = (text: string, field?: string) => recogniseEducation(field, splitWords(`Title\n${text}`)).levels;

describe('a level of study', () => {
  it.each([
    ['BS/MS/ Ph.D. in Computer Science', ['phd', 'master', 'bachelor']],
    ['BS or MS in a related field', ['master', 'bachelor']],
    ['You’ll also need a degree (or equivalent) in a relevant subject', ['bachelor']],
    ['Diploma / Degree & NMC registration', ['bachelor', 'diploma']],
    ['Graduation with a degree from a recognized institution', ['bachelor']],
    ['Have a QCF level 3 in care, or a City & Guilds qualification', ['certification']],
    ['NVQ2 in Pharmacy or similar would be desirable', ['certification']],
    ['A vocational qualification in healthcare', ['certification']],
    ['Maîtrise en informatique ou doctorat', ['phd', 'master']],
    ['Master in informatics or engineering', ['master']],
    ['Un grade d’un établissement d’enseignement postsecondaire reconnu', ['bachelor']],
    ['Recent graduates are welcome', ['bachelor']],
    ['Titulaire d’une licence en droit', ['bachelor']],
    ['Immatrikulierte Studierende der Chemie', ['bachelor']],
    ['Abgeschlossene Promotion in Chemie', ['phd']],
    ['Máster en Finanzas', ['master']],
    ['FP de grado superior en informática', ['diploma']],
    ['Laureandi o neolaureati in Economia', ['bachelor']],
    ['Ensino superior completo em Administração', ['bachelor']],
    ['HBO werk- en denkniveau', ['bachelor']],
    ['Неоконченное высшее образование', ['bachelor']],
    ['Среднее специальное образование', ['diploma']],
    ['Tốt nghiệp Cao đẳng trở lên', ['diploma']],
    ['大专及以上学历', ['diploma']],
    ['大卒以上', ['bachelor']],
    ['대학교 졸업 이상', ['bachelor']],
    ['초대졸 이상', ['diploma']],
    ['Level 3 qualification in childcare', ['certification']],
    ['An occupational therapy degree', ['bachelor']],
    ['You will need to have an appropriate degree', ['bachelor']],
    ['Graduates in computer science', ['bachelor']],
    ['A computer science graduate', ['bachelor']],
    ['Abschluss in Informatik', ['bachelor']],
    ['A law degree', ['master']],
    ['MSc physics graduate', ['master']],
    ['M-level study of nursing', ['master']],
    ['Candidates who do not hold a diploma will not be considered', ['diploma']],
  ])('is asked for: %s', (text, expected) => expect(levels(text)).toEqual(expected));

  it.each([
    'Applicants must not have a degree from a university',
    'You may come without a university degree',
    'Benefits of our university: a certificate and letter of completion',
    'Evidence of a high school equivalency diploma from a college',
    'Formation: une personne qui maîtrise un ou deux de ces aspects',
    'No university degree necessary',
    'A degree is not required',
    'Keine Ausbildung erforderlich, Quereinsteiger willkommen',
    'Aucun diplôme universitaire requis',
    'Experienced Scrum Master in our Berlin team',
    'Our engineering graduate programme',
    'Pay for your Disclosure and Barring Service (DBS) certificate',
    'An online numeracy test, equivalent to NVQ Level 2',
    'A high degree of engineering',
    'No engineering degree needed',
  ])('is not: %s', (text) => expect(levels(text)).toEqual([]));

  it('that the text prefers stands beside the least that the feed’s field asks for', () => {
    const field = 'A baccalaureate degree from an accredited college.';
    expect(levels('Preferred skills: a Master’s degree in horticulture', field)).toEqual(['master', 'bachelor']);
    expect(levels('We manage master data at our college', field)).toEqual(['bachelor']);
    expect(levels('A certificate in horticulture from a college', field)).toEqual(['bachelor']);
    expect(levels('Preferred skills: an Associate’s Degree and a paralegal certificate', field)).toEqual(['bachelor', 'certification']);
    expect(levels('Preferred skills: a birth certificate from a college', field)).toEqual(['bachelor']);
  });
});
