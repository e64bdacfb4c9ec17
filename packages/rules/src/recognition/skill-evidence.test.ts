// What looks like a skill may be part of another name, the letters of something else, or a field that nobody asks for.
import { describe, expect, it } from 'vitest';
import { builtInSkills, skillFinder } from './skills.ts';
import { splitWords } from './words.ts';

const finder = skillFinder(builtInSkills());
const find = (text: string) => finder.find(splitWords(text));

describe('a skill’s name', () => {
  it.each([
    ['R', 'R&D manager for clinical trials'],
    ['CT scanning', 'Trainee doctor CT/ST in radiography'],
    ['CT scanning', 'Core Trainee (CT) in anaesthetics'],
    ['Machine learning', 'La Mission Locale (ML) recrute un conseiller'],
    ['Public relations', 'Our office in Puerto Rico; PR residents only'],
    ['PLC programming', 'We are Widgets plc'],
    ['Genomics', 'Genomics plc is hiring'],
  ])('%s is not in: %s', (skill, text) => expect(find(text)).not.toContain(skill));

  it.each([
    ['R', 'Python, R and SQL'],
    ['CT scanning', 'MRI/CT radiographer'],
    ['Machine learning', 'AI/ML engineer'],
    ['C', 'C/C++ developer'],
    ['PLC programming', 'Experience with PLC and SCADA'],
  ])('%s is in: %s', (skill, text) => expect(find(text)).toContain(skill));
});

describe('a field of work', () => {
  const boilerplate = 'Web Developer\nOur clients are in private equity.';
  it('is no skill where it is only mentioned', () => expect(find(boilerplate)).not.toContain('Private equity'));
  it.each([
    'Analyst\nYou have experience in private equity.',
    'Private equity analyst\nJoin us.',
    `${boilerplate} Private equity firms trust us.`,
  ])('is one where it is asked for, in the title, or named again: %s', (text) => expect(find(text)).toContain('Private equity'));
});
