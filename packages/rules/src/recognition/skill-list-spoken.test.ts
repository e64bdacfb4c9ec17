// Skills as postings speak of them: one case for each class of words, in the languages that have it, and what looks like one and is none.
import { describe, expect, it } from 'vitest';
import { builtInSkills, skillFinder } from './skills.ts';
import { splitWords } from './words.ts';

const finder = skillFinder(builtInSkills());
const find = (text: string) => finder.find(splitWords(text));

describe('a skill that is spoken of', () => {
  it.each([
    ['Supervision', 'Clerk\nExperience supervising a crew is required'],
    ['Mentoring', 'Nurse\nA mentorship qualification is desirable'],
    ['Problem solving', 'Engineer\nYou solve problems with your team'],
    ['UX design', 'Developer\nKnowledge of user experience is a plus'],
    ['UX design', 'Conceptrice\nExpérience des utilisateurs'],
    ['Agile', 'Gestionnaire\nConnaissance de la livraison agile'],
    ['Stakeholder management', 'Officer\nExperience working with multiple stakeholders'],
    ['Stakeholder management', 'Conseillère\nDes relations de confiance avec les intervenants'],
    ['Financial management', 'Directrice\nExpérience en gestion financière'],
    ['Financial management', 'Superintendent\nCompetencies: Decision Making, Fiscal Management, Teamwork'],
    ['Adaptability', 'Nurse\nYou have a flexible approach to your work'],
    ['Adaptability', 'Housekeeper\nPerson specification:\n• Flexibility\n• A caring manner'],
    ['Teamwork', 'Clerk\nAble to work alone and as part of a busy team'],
    ['Leadership', 'Nurse\nAbility to inspire the people around you'],
    ['Change management', 'Manager\nExperience of leading change'],
    ['Decision making', 'Engineer\nAbility to make timely decisions'],
    ['Time management', 'Clerk\nAbility to meet deadlines'],
    ['Interpersonal skills', 'Conseiller\nCapable de nouer des relations'],
    ['Organizational skills', 'Assistante\nAptitudes organisationnelles'],
    ['Self-motivation', 'Kauffrau\nSelbstständiges Arbeiten'],
    ['Communication', 'Impiegata\nAscolto attivo'],
    ['Product management', 'Jefa\nGestión de productos'],
    ['Cloud computing', 'Developer\nExperience with cloud-based infrastructure'],
    ['C++', 'Developer\nRequired skills: Git, C, MSVC++'],
    ['C++', 'Developer\nJava, C/C++ or Go'],
    ['C', 'Developer\nJava, C/C++ or Go'],
    ['System administration', 'Developer\nServer admin experience'],
    ['DevOps', 'Practitioner\nDevSecOps tools'],
    ['Qualitative research', 'Chercheuse\nExpérience en recherche qualitative'],
    ['Facilitation', 'Gestionnaire\nFaire l’animation de rituels'],
    ['Compliance', 'Inspector\nYou ensure compliance with the code'],
    ['Microsoft Access', 'Clerk\nAdvanced Access and Excel'],
    ['Microsoft Excel', 'Clerk\nAdvanced Access and Excel'],
  ])('%s: %s', (skill, text) => expect(find(text)).toContain(skill));

  it.each([
    ['Surgery', 'Tree Surgeon\nYou climb and prune trees.'],
    ['Supply chain management', 'Clerk\nExperience of systems such as Systm1 and NHS Supply Chain'],
    ['Interpersonal skills', 'Nurse\nWe address interpersonal functioning and self-identity.'],
    ['Embedded systems', 'Software Engineer, Non-Embedded\n'],
    ['Adaptability', 'Clerk\nWe offer:\n• Flexible hours'],
    ['Emergency medicine', 'Manager\nThe services include rehabilitation, urgent and emergency care.'],
    ['Animation', 'Gestionnaire\nFaire l’animation de rituels'],
  ])('is not %s: %s', (skill, text) => expect(find(text)).not.toContain(skill));
});

describe('a skill by the profession of a title', () => {
  it.each([
    ['Software development', 'Software Engineer Intern'],
    ['Software development', 'Softwareentwicklerin'],
    ['Full-stack development', 'Software Engineer, Full Stack'],
    ['Trading', 'Junior Trader'],
    ['Law', 'Assistant Corporation Counsel'],
    ['Inspection', 'Construction Inspector'],
    ['Patient care', 'Healthcare Assistant'],
    ['Administrative support', 'Ward Clerk'],
    ['Administrative support', 'Agente administrative'],
    ['Elderly care', 'Staff Nurse - Older Peoples'],
    ['Web development', 'Webentwickler'],
    ['Research', 'Research Assistant'],
    ['Web design', 'Web Designer'],
    ['Neonatal care', 'Consultant in Neonatology'],
    ['Ultrasound', 'Echocardiographer'],
    ['Surveying', 'Senior Surveyor'],
  ])('%s: %s', (skill, title) => expect(find(`${title}\n`)).toContain(skill));

  it.each([
    ['Occupational therapy', 'Practitioner\nYou are a nurse, paramedic or occupational therapist.'],
    ['Radiography', 'Mobile Team\nWe are looking for an enthusiastic Radiographer.'],
    ['Plumbing', 'Craftsperson\nA qualified and experienced plumber'],
  ])('%s: in a text that looks for one: %s', (skill, text) => expect(find(text)).toContain(skill));
  it.each([
    ['Plumbing', 'Engineer\nYou meet with licensed plumbers.'],
    ['Plumbing', 'Engineer\nThe work is done by a licensed plumber.'],
    ['Surgery', 'Clerk\nWe are looking for a clerk of the surgical wards.'],
  ])('not %s, which is of others: %s', (skill, text) => expect(find(text)).not.toContain(skill));

  it('is not read from colleagues in the text', () =>
    expect(find('Nurse\nYou speak with a software engineer and a trader.')).not.toContain('Trading'));
});

describe('a word that looks like a skill', () => {
  it.each([
    ['Microsoft Excel', 'Nurse\nYou will excel in delivering care.'],
    ['Payroll', 'Clerk\nPayments for goods and services other than payroll'],
    ['Supervision', 'Assistant\nWork under the overall supervision of a nurse'],
    ['CPA', 'Nurse\nReports for CPA’s and tribunals'],
    ['Quality assurance', 'Programmer\nExperience in quality assurance (QA) or help desk will not be accepted.'],
  ])('is not %s: %s', (skill, text) => expect(find(text)).not.toContain(skill));
  it.each([
    ['CPA', 'Auditor\nKnowledge of accounting and a CPA'],
    ['Jupyter', 'Analyst\nExperience with ipython notebook and pandas'],
    ['AutoCAD', 'Engineer\nProficient in Auto-CAD'],
    ['Java', 'Developer\nExperience in JAVA environments'],
    ['Written communication', 'Engineer\nAbility to communicate orally and in writing'],
    ['Time management', 'Nurse\nAble to manage your time effectively'],
    ['Leadership', 'Chef\nVous devez être en mesure de\n• diriger vos équipes'],
  ])('is %s: %s', (skill, text) => expect(find(text)).toContain(skill));
});
