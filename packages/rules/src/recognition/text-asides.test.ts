// What an organization offers and tells of itself is apart from what it asks for.
import { describe, expect, it } from 'vitest';
import { asidesOf } from './text-asides.ts';

/** The aside a word stands in, below a title. */
function asideOf(word: string, text: string) {
  const whole = `Gardener\n${text}`;
  return asidesOf({ text: whole })(whole.indexOf(word));
}

describe('an offer', () => {
  it.each([
    ['below its heading', 'Benefits\n\n• Leadership courses\n• Parking'],
    ['in a list that a colon begins', 'You work outdoors. In return we offer:\n• Leadership courses'],
    ['in a sentence', 'You plant trees. You will receive Leadership lessons and tea.'],
    ['as training', 'You will be offered training in Leadership and supervision.'],
    ['as a scheme', 'There is a Leadership scheme for the successful applicant.'],
    ['of the law', 'We reserve the right to ask for Leadership.'],
    ['where it is refused', 'Experience in Leadership or sales will not be accepted.'],
    ['in a list of what is refused', 'Examples of unacceptable experience are: sales; teaching, Leadership; cooking.'],
    ['in German', 'Wir bieten\n• Leadership'],
  ])('stands %s', (_, text) => expect(asideOf('Leadership', text)).toBe('offer'));

  it.each([
    ['at the next heading', 'Benefits\n• Parking\nRequirements\n• Leadership'],
    [
      'behind its list',
      'You work outdoors with others in all weathers. In return for all of this work we offer:\n• Tea\nYou need Leadership.',
    ],
    [
      'where the next line asks',
      'Benefits\n• Parking\nThe applicant is somebody who has a steady hand and much patience and:\n• Leadership',
    ],
    ['at a clause that asks', 'This is not essential as support will be available, the candidate should have Leadership.'],
    ['behind a list of what is refused', 'Examples of unacceptable experience are: sales; cooking. You need Leadership.'],
    ['at a semicolon', 'You will be offered tea; Leadership is a must.'],
  ])('ends %s', (_, text) => expect(asideOf('Leadership', text)).toBeUndefined());

  it('is no work that one does for others', () =>
    expect(asideOf('Leadership', 'You will provide Leadership to six gardeners.')).toBeUndefined());
});

describe('what an organization tells of itself', () => {
  it.each([
    ['below its heading', 'About us\nGreen Parks cares for Trees.'],
    ['in a sentence', 'Green Parks Ltd was founded in 1990 and cares for Trees.'],
    ['of its work', 'Through its parks and gardens DOGP helps Trees.'],
    ['by its abbreviation', 'DOGP protects Trees.'],
    ['of a department', 'The Department of Parks oversees Trees.'],
  ])('stands %s', (_, text) => expect(asideOf('Trees', text)).toBe('told'));

  it.each(['You care for Trees.', 'About us\nApplicants must know Trees.', 'We are looking for somebody who knows Trees.'])(
    'is not: %s',
    (text) => expect(asideOf('Trees', text)).toBeUndefined(),
  );
});

it('leaves the title alone', () => expect(asidesOf({ text: 'Benefits adviser\nYou help.' })(0)).toBeUndefined());
