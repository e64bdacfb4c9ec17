import { describe, expect, it, test } from 'vitest';
import {
  type AutomaticDecision,
  automaticDecision,
  DEFAULT_POSTING_RULES,
  type PostingRules,
  postingRulesFault,
  type RuledContent,
} from './posting-rules.ts';

const posting = (more: Partial<RuledContent> = {}): RuledContent => ({
  ...{ places: [{ city: 'Oslo', country: 'NO' }], educationLevels: ['bachelor'], pay: 'paid', salary: null },
  ...more,
});
const paid = (min: number | null, unit: 'HOUR' | 'MONTH' | 'YEAR' = 'YEAR', currency = 'NOK', max: number | null = null) =>
  posting({ salary: { min, max, currency, unit } });
const [KNOWN, TRUSTED] = [false, true].map((isTrusted) => ({ state: 'approved' as const, isTrusted }));
const approved: AutomaticDecision = { state: 'approved' };
const declined = (reason: 'unfitting' | 'pay' | 'employer'): AutomaticDecision => ({ state: 'declined', reason });
const made = (rules: Partial<PostingRules>, content = posting(), employer: Parameters<typeof automaticDecision>[0] = TRUSTED) =>
  automaticDecision(employer, { ...DEFAULT_POSTING_RULES, ...rules }, content);

// @rule postings.7
describe('by its employer', () => {
  test.each([
    ['nobody', undefined, undefined],
    ['nobody', TRUSTED, undefined],
    ['trusted', undefined, undefined],
    ['trusted', KNOWN, undefined],
    ['trusted', TRUSTED, approved],
    ['approved', undefined, undefined],
    ['approved', KNOWN, approved],
    ['approved', TRUSTED, approved],
    ['nobody', { state: 'declined', isTrusted: false }, declined('employer')],
    ['trusted', { state: 'declined', isTrusted: true }, declined('employer')],
  ] as const)('approving those of %s, one of %j: %j', (approves, employer, decision) =>
    expect(automaticDecision(employer, { ...DEFAULT_POSTING_RULES, approves }, posting())).toEqual(decision),
  );
});

// @rule postings.8
describe('by what it says', () => {
  const abroad = posting({
    places: [
      { city: 'Oslo', country: 'NO' },
      { city: 'Bern', country: 'CH' },
    ],
  });
  const nowhere = posting({ places: [] });
  it('fits where every country is listed, and is looked at where none is named', () => {
    for (const countriesElse of ['look', 'decline'] as const) {
      const rules = { countries: ['NO', 'SE'], countriesElse };
      expect(made(rules)).toEqual(approved);
      expect(made(rules, nowhere)).toBeUndefined();
      expect(made(rules, abroad)).toEqual(countriesElse === 'decline' ? declined('unfitting') : undefined);
    }
  });

  it('fits where one of its levels is listed, and is looked at where it names none', () => {
    for (const levelsElse of ['look', 'decline'] as const) {
      const rules = { levels: ['master', 'bachelor'] as const, levelsElse };
      expect(made(rules, posting({ educationLevels: ['phd', 'master'] }))).toEqual(approved);
      expect(made(rules, posting({ educationLevels: [] }))).toBeUndefined();
      expect(made(rules, posting({ educationLevels: ['phd'] }))).toEqual(levelsElse === 'decline' ? declined('unfitting') : undefined);
    }
  });

  test.each([
    ['as much a year', paid(480_000), approved],
    ['as much a month', paid(40_000, 'MONTH'), approved],
    ['less a month', paid(39_999, 'MONTH'), declined('pay')],
    ['less an hour', paid(200, 'HOUR'), declined('pay')],
    ['a range that begins below', paid(300_000, 'YEAR', 'NOK', 600_000), declined('pay')],
    ['a range without a beginning', paid(null, 'YEAR', 'NOK', 600_000), approved],
    ['nothing an hour', paid(0, 'HOUR'), declined('pay')],
    ['another currency', paid(1, 'YEAR', 'EUR'), undefined],
    ['no amount', posting(), undefined],
    ['unpaid', posting({ pay: 'unpaid' }), approved],
  ] as const)('of 480,000 NOK a year at least, %s: %j', (_what, content, decision) =>
    expect(made({ leastPay: [{ country: 'NO', amount: 480_000, currency: 'NOK', unit: 'YEAR' }], payElse: 'decline' }, content)).toEqual(
      decision,
    ),
  );

  it('needs the least of each of its countries, and that of all others where one has no line', () => {
    const leastPay = [
      { country: 'CH', amount: 50_000, currency: 'CHF', unit: 'YEAR' },
      { country: '', amount: 20_000, currency: 'CHF', unit: 'YEAR' },
    ] as const;
    const pays = (min: number, places: RuledContent['places']) => ({ ...paid(min, 'YEAR', 'CHF'), places });
    expect(made({ leastPay, payElse: 'decline' }, pays(30_000, [{ city: '', country: 'FR' }]))).toEqual(approved);
    expect(made({ leastPay, payElse: 'decline' }, pays(30_000, abroad.places))).toEqual(declined('pay'));
    expect(made({ leastPay, payElse: 'decline' }, pays(60_000, abroad.places))).toEqual(approved);
    expect(made({ leastPay, payElse: 'decline' }, pays(10_000, []))).toEqual(declined('pay'));
    expect(made({ leastPay: [leastPay[0]], payElse: 'decline' }, pays(1, [{ city: '', country: 'FR' }]))).toEqual(approved);
  });

  test.each([
    ['fits', approved],
    ['look', undefined],
    ['decline', declined('pay')],
  ] as const)('unpaid work, where it %s: %j', (unpaid, decision) => expect(made({ unpaid }, posting({ pay: 'unpaid' }))).toEqual(decision));

  it('is declined by a rule whatever its employer is, and by the first that declines', () => {
    const rules = { countries: ['SE'], countriesElse: 'look', levels: ['phd'], levelsElse: 'decline', unpaid: 'decline' } as const;
    expect(made(rules, posting({ pay: 'unpaid' }))).toEqual(declined('unfitting'));
    expect(automaticDecision(undefined, { ...DEFAULT_POSTING_RULES, ...rules, approves: 'nobody' }, posting())).toEqual(
      declined('unfitting'),
    );
  });
});

it('two lines of one country say nothing, nor does a country that is none', () => {
  const line = { country: 'NO', amount: 1, currency: 'NOK', unit: 'YEAR' } as const;
  expect(postingRulesFault({ ...DEFAULT_POSTING_RULES, leastPay: [line, line] })).toBe('country');
  expect(postingRulesFault({ ...DEFAULT_POSTING_RULES, leastPay: [line, { ...line, country: '' }] })).toBeUndefined();
  expect(postingRulesFault({ ...DEFAULT_POSTING_RULES, countries: ['NO', 'ZZ'] })).toBe('country');
});

// @rule school-partners.4
describe('by a partner school that approved it', () => {
  const taken = (
    rules: Partial<PostingRules>,
    approving: readonly string[],
    employer: Parameters<typeof automaticDecision>[0] = undefined,
    content = posting(),
  ) => automaticDecision(employer, { ...DEFAULT_POSTING_RULES, ...rules }, content, approving);
  const [A, B] = ['partnership-a', 'partnership-b'];
  const by = (partnership: string) => ({ state: 'approved', partnership });

  test.each([
    ['nobody’s approval is taken over, as every school begins', {}, [A, B], undefined],
    ['each partner’s is', { partners: 'all' }, [A, B], by(A)],
    ['none approved it', { partners: 'all' }, [], undefined],
    ['a chosen one’s is', { partners: 'chosen', partnerships: [B] }, [A, B], by(B)],
    ['one’s that is not chosen is not', { partners: 'chosen', partnerships: [B] }, [A], undefined],
    ['chosen ones count only where some are', { partners: 'none', partnerships: [A] }, [A], undefined],
    ['nor where none is chosen', { partners: 'chosen' }, [A], undefined],
  ] as const)('%s', (_what, rules, approving, made) => expect(taken(rules, approving)).toEqual(made));

  it('needs all else to fit, and no employer that the school declined', () => {
    const all = { partners: 'all' as const };
    expect(taken({ ...all, countries: ['SE'] }, [A])).toBeUndefined();
    expect(taken({ ...all, countries: ['SE'], countriesElse: 'decline' }, [A])).toEqual(declined('unfitting'));
    expect(taken({ ...all, countries: ['NO'] }, [A], undefined, posting({ places: [] }))).toBeUndefined();
    expect(taken(all, [A], { state: 'declined', isTrusted: false })).toEqual(declined('employer'));
    expect(taken({ ...all, approves: 'nobody' }, [A], TRUSTED)).toEqual(by(A));
  });

  it('is no reason where its employer is one', () => expect(taken({ partners: 'all' }, [A], TRUSTED)).toEqual(approved));
});
