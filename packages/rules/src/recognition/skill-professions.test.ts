// Skills by the profession of a title, fields of care by experience of them, and what a posting asks for in words of its own.
import { describe, expect, it } from 'vitest';
import { builtInSkills, skillFinder } from './skills.ts';
import { splitWords } from './words.ts';

const finder = skillFinder(builtInSkills());
const find = (text: string) => finder.find(splitWords(text));

describe('a profession in a title', () => {
  it.each([
    ['General practice', 'Salaried GP\nYou see people.'],
    ['Electrical installation', 'Elektriker (m/w/d)\nWir suchen dich.'],
    ['Cooking', 'Cuisinière\nVenez !'],
    ['Law', 'Abogado junior\nTe buscamos.'],
    ['Back-end development', 'Backend Engineer\n'],
    ['Full-stack development', 'Senior Full Stack Developer\n'],
    ['iOS development', 'IOS Developer\n'],
    ['Compilers', 'Compiler Engineer\n'],
    ['Venepuncture', 'Bank Phlebotomist\nShifts are ad hoc.'],
  ])('asks for %s: %s', (skill, text) => expect(find(text)).toContain(skill));

  it.each([
    ['Law', 'Clerk\nYou meet attorneys.'],
    ['Cooking', 'Clerk\nThe cook is nice.'],
    ['Back-end development', 'Designer\nA backend engineer sits beside you.'],
  ])('of others does not ask for %s: %s', (skill, text) => expect(find(text)).not.toContain(skill));
});

describe('a field of care', () => {
  it.each([
    ['Orthopaedics', 'Therapist\nFive years experience in orthopaedic settings'],
    ['Surgery', 'Ward Manager\nExperience of surgery essential'],
    ['Critical care', 'Nurse\nITU experience is a plus.'],
  ])('%s is asked for by experience of it: %s', (skill, text) => expect(find(text)).toContain(skill));

  it.each([
    ['Orthopaedics', 'Therapist\nThe orthopaedic ward is next door.'],
    ['Surgery', 'Clerk\nExperience in a GP surgery'],
    ['Paediatrics', 'Clerk\nYou have experience. The paediatric ward is new.'],
  ])('%s is only told of: %s', (skill, text) => expect(find(text)).not.toContain(skill));
});

describe('two skills in one phrase', () => {
  it.each([
    [['Front-end development', 'Back-end development'], 'Developer\nHands-on in back-end and front-end development'],
    [['Project management', 'Program management'], 'Officer\nExcellent project and programme management skills'],
    [['Unit testing', 'Integration testing'], 'Tester\nYou write unit and integration tests.'],
  ])('are both found: %j', (skills, text) => expect(find(text)).toEqual(expect.arrayContaining(skills)));
});

describe('what is asked for in other words', () => {
  it.each([
    ['Multitasking', 'Clerk\nYou perform multiple tasks under strict deadlines.'],
    ['Time management', 'Clerk\nYou plan and manage time.'],
    ['Communication', 'Nurse\nYou are a good communicator.'],
    ['Communication', 'Agent\nVous saurez communiquer avec le public.'],
    ['Collaboration', 'Agent\nVous êtes une personne qui peut collaborer.'],
    ['Creative thinking', 'Clerk\nWe want a creative thinker.'],
    ['Analytical skills', 'Auditor\nHighly analytical thinker'],
    ['People management', 'Manager\nYou will be managing a team of five.'],
    ['Mentoring', 'Engineer\nMentor junior engineers'],
    ['Stakeholder management', 'Officer\nYour task: lasting relationships with stakeholders'],
    ['Windows Server', 'Administrator\nExpert of Windows 2016'],
    ['Microsoft Office', 'Sachbearbeiter\nSicher im Office-Paket'],
    ['Electronic health records', 'Clerk\nElectronic patient record systems'],
    ['Life support', 'Nurse\nILS and infection control'],
    ['Medication administration', 'Nurse\nYou are used to administering medication.'],
    ['Minute taking', 'Secretary\nYou arrange meetings and take minutes.'],
    ['Typing', 'Clerk\nCompetent keyboard skills'],
    ['Data entry', 'Clerk\nAccurate data input'],
    ['Record keeping', 'Clerk\nYou maintain accurate records.'],
    ['Budgeting', 'Accountant\nAnnual budget setting'],
    ['Conflict resolution', 'Agent\nYou resolve conflicts.'],
    ['Organizational skills', 'Clerk\nStrong organizational, written, and verbal communication, interpersonal, and analytical skills'],
  ])('%s: %s', (skill, text) => expect(find(text)).toContain(skill));

  it.each([
    ['Adaptability', 'Clerk\nA flexible, highly organised and self-motivated person'],
    ['Organizational skills', 'Clerk\nYou are dynamic, organised.'],
  ])('%s: a person who is said to be so beside other such words: %s', (skill, text) => expect(find(text)).toContain(skill));
  it.each([
    ['Adaptability', 'Clerk\nWe offer friendly and flexible working.'],
    ['Adaptability', 'Clerk\nA motivated person for flexible shifts'],
    ['Organizational skills', 'Clerk\nThe event is organised by a dynamic team.'],
  ])('%s: not hours nor events: %s', (skill, text) => expect(find(text)).not.toContain(skill));

  it.each([
    ['Recruiting', 'Head\nAn excellent candidate will be able to\n• Plan the year.\n• Recruit and hire a team.'],
    ['Collaboration', 'Chef\nUne personne qui saura\n• collaborer avec les partenaires'],
  ])('%s: a point of a list under words of ability: %s', (skill, text) => expect(find(text)).toContain(skill));
  it('is no ability where the list stands under other words', () => {
    expect(find('Head\nOur agencies\n• Recruit and hire a team.')).not.toContain('Recruiting');
  });
  it('takes the tools one will get to work with, not what one will get', () => {
    expect(find('Developer\nYou’ll get to work on:\n• Redis and Django')).toContain('Django');
    expect(find('Developer\nWhat you’ll get:\n• courses in Django')).not.toContain('Django');
  });

  it('is no list of skills where other words stand in it', () => {
    expect(find('Clerk\nThe organization is a large employer of the north and teaches its people many new skills')).not.toContain(
      'Organizational skills',
    );
  });
});
