// Skills in more words of postings: one case for each class of words and each language, and what looks like one and is none.
import { describe, expect, it } from 'vitest';
import { builtInSkills, skillFinder } from './skills.ts';
import { splitWords } from './words.ts';

const finder = skillFinder(builtInSkills());
const find = (text: string) => finder.find(splitWords(text));

describe('a skill that is asked for in more words', () => {
  it.each([
    ['Leadership', 'Matron\nYou will give leadership to the ward.'],
    ['Mentoring', 'Nurse\nYou will provide mentorship to learners.'],
    ['Computer literacy', 'Clerk\nA good knowledge of IT is essential.'],
    ['Typing', 'Secretary\nExcellent computer and typing skills are essential.'],
    ['Organizational skills', 'Attorney\nStrong organizational, time management, writing, and oral advocacy skills'],
    ['Communication', 'Clerk\nAble to work neatly; communicate with drivers; and lift boxes'],
    ['Communication', 'Clerk\nYou explain yourself well, both written and verbal.'],
    ['Written communication', 'Clerk\nYou explain yourself well, both written and verbal.'],
    ['Time management', 'Nurse\nAble to manage time and workload effectively'],
    ['Prioritization', 'Nurse\nAble to manage time and workload effectively'],
    ['Adaptability', 'Nurse\nYou will need to be flexible in your hours.'],
    ['Driving licence', 'Nurse\nA full UK driving license and your own vehicle is essential.'],
    ['Computer literacy', 'Nurse\nKnowledge of a range of IT systems'],
    ['Teamwork', 'Nurse\nSomeone who works as part of a team'],
    ['Forestry', 'Chief of Forestry\nCome and join us.'],
    ['Transportation planning', 'Transport Planner\nCome and join us.'],
  ])('%s: %s', (skill, text) => expect(find(text)).toContain(skill));

  it.each([
    ['Computer literacy', 'Nurse\nYou know how good it feels, and make use of it.'],
    ['Interpreting', 'Engineer\nYou are interpreting data of the sensors.'],
    ['Resilience', 'Officer\nEmergency preparedness, resilience and response'],
    ['Adaptability', 'Nurse\nYou join a friendly, flexible and supportive team.'],
  ])('is not %s: %s', (skill, text) => expect(find(text)).not.toContain(skill));

  it('is spelled with a sign as with the word', () => {
    expect(find('Engineer\nKnowledge of Health & Safety')).toContain('Health and safety');
  });
});

describe('a skill of the language of the posting', () => {
  it.each([
    ['Communication', 'Koch\nDu bist kommunikationsstark.'],
    ['Communication', 'Cuisinière\nVous êtes bonne communicatrice.'],
    ['Communication', 'Cocinera\nFacilidad de palabra'],
    ['Communication', 'Cuoca\nOttime doti di comunicazione'],
    ['Communication', 'Cozinheira\nFluência verbal'],
    ['Communication', 'Kok\nJe bent communicatief vaardig.'],
    ['Communication', 'Повар\nГрамотная речь'],
    ['Communication', 'Bucătar\nCapacitate de comunicare'],
    ['Communication', 'Đầu bếp\nGiao tiếp khéo léo'],
    ['Communication', 'Kusinero\nMahusay makipag-usap'],
    ['Written communication', '厨师\n良好的文字功底'],
    ['Interpersonal skills', '調理師\n対人折衝の経験'],
    ['Written communication', '조리사\n문장력이 있는 분'],
  ])('%s: %s', (skill, text) => expect(find(text)).toContain(skill));
});

describe('an experience that is wished for', () => {
  it('is asked for where the training is offered', () => {
    expect(find('Assistant\nCannulation skills are an advantage but training will be given.')).toContain('Cannulation');
  });
  it('stands behind the benefits as well, where a paragraph says who is sought', () => {
    const sought = 'The ideal candidate will have excellent communication skills and know how a busy ward is run by day and by night.';
    expect(find(`Nurse\nOur benefits\nA car park and a gym for everybody who works here and for their families.\n${sought}`)).toContain(
      'Communication',
    );
  });
});

describe('a skill by more titles', () => {
  it.each([
    ['Administrative support', 'Clinic Administrator'],
    ['Administrative support', 'Outpatient Booking Clerk'],
    ['Mental health nursing', 'CPN - Older Adults'],
    ['Elderly care', 'Consultant Physician in Medicine of the Older Person'],
    ['Radiography', 'Mammographer'],
    ['Infection control', 'Sterile Services Technician'],
    ['Personal care', 'Night Support Worker'],
    ['Carpentry', 'Tischler'],
    ['Plumbing', 'Fontanero'],
    ['Cooking', 'Повар'],
    ['Driving', 'Vrachtwagenchauffeur'],
  ])('%s: %s', (skill, title) => expect(find(`${title}\nYou begin in May.`)).toContain(skill));

  it.each(['IT Administrator', 'Police Administrator', 'Security Administrator'])('an administrator of something else: %s', (title) => {
    expect(find(`${title}\nYou begin in May.`)).not.toContain('Administrative support');
  });
});
