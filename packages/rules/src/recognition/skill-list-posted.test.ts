// Skills by the papers, laws, programs and fields of care that name them, and what stands in a list of one maker or of skills.
import { describe, expect, it } from 'vitest';
import { builtInSkills, skillFinder } from './skills.ts';
import { splitWords } from './words.ts';

const finder = skillFinder(builtInSkills());
const find = (text: string) => finder.find(splitWords(text));

describe('a skill of postings', () => {
  it.each([
    ['Manual handling', 'Nurse\nRequirements:\n• Moving and Handling'],
    ['Wound care', 'Nurse\nExperience of tissue viability'],
    ['Environmental impact assessment', 'Planner\nKnowledge of CEQR is required'],
    ['Driving', 'Worker\nRequirements:\n• Commercial Driver License a plus'],
    ['Psychotherapy', 'Therapist\nKnowledge of psychological therapies'],
    ['Test automation', 'Entwicklerin\nErfahrung mit automatisierten Tests'],
    ['Web accessibility', 'Entwickler\nKenntnisse in Barrierefreiheit'],
    ['Usability testing', 'Conceptrice\nExpérience des tests utilisateurs'],
    ['Driving licence', 'Motorista\nCNH categoria B'],
    ['Wound care', 'Infirmière\nExpérience des soins de plaies'],
    ['Risk assessment', 'Fachkraft\nErstellung von Gefährdungsbeurteilungen'],
    ['Medication administration', 'Enfermera\nAdministración de medicamentos'],
    ['Account management', 'Agente\nGestione di un portafoglio clienti'],
    ['Social work', 'Medewerker\nOpleiding maatschappelijk werk'],
    ['Project management', '经理\n有项目管理经验'],
    ['Nursing', 'Stelle\nAbgeschlossene Ausbildung als Gesundheits- und Krankenpfleger'],
    ['Cooking', 'Stelle\nAusbildung als Koch'],
    ['Occupational therapy', 'Frailty Lead\nWe invite applications from Occupational Therapists'],
  ])('is %s: %s', (skill, text) => expect(find(text)).toContain(skill));

  it.each([
    ['Organizational skills', 'Self-motivation', 'Stelle\nStrukturierte und selbstständige Arbeitsweise'],
    ['Self-motivation', 'Attention to detail', 'Poste\nVous êtes autonome et rigoureux'],
  ])('may be %s and %s in one: %s', (one, other, text) => {
    expect(find(text)).toContain(one);
    expect(find(text)).toContain(other);
  });
});

it('is no support for computers where somebody is certified', () =>
  expect(find('Auditor\nRequirements:\n• A certified public accountant')).not.toContain('IT support'));

describe('a word that is a program among others of its maker', () => {
  it.each([
    ['Microsoft Access', 'Knowledge of Microsoft Word, Excel, Outlook, Access and PowerPoint'],
    ['Microsoft Project', 'Knowledge of MS Word, Excel, PowerPoint, Visio, Project and Outlook'],
    ['Celery', 'Knowledge of celery, rabbitMQ'],
  ])('is %s: %s', (skill, text) => expect(find(`Clerk\n${text}`)).toContain(skill));

  it.each([
    ['Microsoft Access', 'Access to Excel is given to all'],
    ['Microsoft Project', 'Knowledge of Project work'],
    ['Celery', 'We grow celery and carrots'],
  ])('is no %s elsewhere: %s', (skill, text) => expect(find(`Clerk\n${text}`)).not.toContain(skill));
});

describe('research', () => {
  it.each([
    'Exceptional organizational, research, problem solving, and analytical skills',
    'Exceptional research and problem-solving skills',
    'Excellent writing, communication, analytical, research, problem-solving and organizational skills',
  ])('is asked for in a list before the word skills: %s', (text) => expect(find(`Clerk\n${text}`)).toContain('Research'));

  it.each(['The research of others needs analytical skills', 'We fund research, and you bring organizational skills'])(
    'is not where the sentence says something else: %s',
    (text) => expect(find(`Clerk\n${text}`)).not.toContain('Research'),
  );
});
