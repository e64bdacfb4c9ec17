import { describe, expect, it } from 'vitest';
import { type AdviserRule, adviserRuleFaults, ruledAdviser } from './advisers.ts';

const rule = (adviserId: string, more: Partial<AdviserRule> = {}): AdviserRule => ({
  adviserId,
  programId: null,
  surnameFrom: '',
  surnameTo: '',
  ...more,
});
const of = (lastName: string, programId: string | null = null) => ({ lastName, programId });

describe('rules of advisers (consoles.6)', () => {
  it('give the adviser of the first that fits', () => {
    const rules = [rule('finance', { programId: 'f' }), rule('early', { surnameTo: 'K' }), rule('rest')];
    expect(ruledAdviser(rules, of('Zorn', 'f'))).toBe('finance');
    expect(ruledAdviser(rules, of('Adams', 'law'))).toBe('early');
    expect(ruledAdviser(rules, of('Zorn', 'law'))).toBe('rest');
    expect(ruledAdviser(rules, of('Zorn'))).toBe('rest');
    expect(ruledAdviser(rules.slice(0, 1), of('Zorn'))).toBeNull();
  });

  it('take both ends of the letters in, without case and accents', () => {
    const rules = [rule('one', { surnameFrom: 'C', surnameTo: 'Ka' })];
    const fits = (name: string) => ruledAdviser(rules, of(name)) === 'one';
    expect(['Çelik', 'Cohen', 'Karlsson', 'kahn', 'Ibsen'].every(fits)).toBe(true);
    expect(['Berg', 'Keller', 'Łukasz', '李', ''].some(fits)).toBe(false);
    expect(ruledAdviser([rule('han', { surnameFrom: '李', surnameTo: '李' })], of('李'))).toBe('han');
    expect(ruledAdviser([rule('late', { surnameFrom: 'N' })], of('Øster'))).toBe('late');
  });

  it('ask for all that they name', () => {
    const rules = [rule('one', { programId: 'f', surnameTo: 'K' })];
    expect([of('Adams', 'f'), of('Zorn', 'f'), of('Adams', 'law')].map((one) => ruledAdviser(rules, one))).toEqual(['one', null, null]);
  });

  it('are faulty where letters are too many or backwards, or nobody is left for them', () => {
    expect(adviserRuleFaults([rule('a', { surnameFrom: 'A', surnameTo: 'Am' }), rule('b', { surnameFrom: 'Am', surnameTo: 'A' })])).toEqual(
      [],
    );
    expect(adviserRuleFaults([rule('a', { surnameFrom: 'Abcd' }), rule('b', { surnameFrom: 'M', surnameTo: 'C' })])).toEqual([
      { pointer: '/rules/0/surnameFrom', code: 'too_long' },
      { pointer: '/rules/1/surnameTo', code: 'backwards' },
    ]);
    expect(adviserRuleFaults([rule('a'), rule('b', { programId: 'f' })])).toEqual([{ pointer: '/rules/1', code: 'never' }]);
  });
});
