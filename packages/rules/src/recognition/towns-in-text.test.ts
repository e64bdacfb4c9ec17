// Towns of a text stand in for a feed's bare country, and only where somebody is looked for there.
import { describe, expect, it } from 'vitest';
import { withTownsOfText } from './towns-in-text.ts';

const towns = (text: string, country = 'CA') => withTownsOfText([{ country }], text).map(({ city }) => city);

describe('the towns of a posting whose feed names a country', () => {
  it.each([
    ['We’re hiring people at all levels in Ottawa, Toronto, Waterloo, and Montreal.', 'CA', ['Ottawa', 'Toronto', 'Waterloo', 'Montréal']],
    ['Nous embauchons un chef à Ottawa, à Toronto ou à Montréal; envoyez un courriel.', 'CA', ['Ottawa', 'Toronto', 'Montréal']],
    ['Nous acceptons les candidatures de développeurs à Ottawa, Toronto et Montréal.', 'CA', ['Ottawa', 'Toronto', 'Montréal']],
    ['Nous avons besoin d’un chef qui pourra, de l’un de nos bureaux à Ottawa ou Toronto, nous aider.', 'CA', ['Ottawa', 'Toronto']],
    ['Operating from one of our offices in Ottawa or Toronto, we need a manager.', 'CA', ['Ottawa', 'Toronto']],
    ['This role requires you to work in the National Capital Region (Ottawa).', 'CA', ['Ottawa']],
    ['Ce poste exige que vous travailliez de la région de la capitale nationale (Ottawa).', 'CA', ['Ottawa']],
    ['You will be based in Leeds or London.', 'GB', ['Leeds', 'London']],
    ['Wir suchen eine Entwicklerin in Hamburg.', 'DE', ['Hamburg']],
  ])('are those it is looked for in: %s', (text, country, expected) => expect(towns(text, country)).toEqual(expected));

  it.each([
    'While we have locations in Ottawa and Toronto, we work from all of Canada.',
    'We are hiring in Berlin.',
    'We are hiring people in Teams of Five.',
  ])('are not the others: %s', (text) => expect(towns(text)).toEqual([undefined]));

  it('are not read where the feed names a town itself', () => {
    const places = [{ city: 'Halifax', country: 'CA' }];
    expect(withTownsOfText(places, 'We are hiring people in Ottawa.')).toEqual(places);
    const line = [{ raw: 'Remote in Canada' }];
    expect(withTownsOfText(line, 'We are hiring people in Ottawa.')).toEqual(line);
  });
});
