// Which parts of an invented student matter: those that a rule that was tried looks at.
import { expect, it } from 'vitest';
import { SIMULATED_RULES, type SimulatedRule, type StudentFact, unaskedFacts } from './access-simulator.ts';

const ALL: StudentFact[] = ['verification', 'program', 'profile', 'address', 'year'];
const tried = (...rules: SimulatedRule[]) => rules.map((rule) => ({ rule, verdict: 'passes' as const }));

it('where no rule was tried nothing of the student was asked', () => expect(unaskedFacts([])).toEqual(ALL));

it.each<[SimulatedRule, StudentFact[]]>([
  ['exclusiveSchool', ['verification']],
  ['verifiedForApplying', ['verification']],
  ['verifiedForCvPages', ['verification']],
  ['verifiedThere', ['verification']],
  ['verifiedOrStaff', ['verification']],
  ['completeProfile', ['program', 'profile']],
  ['switchedOn', []],
  ['role', []],
  ['deadlineOpen', []],
  ['reviewsOffered', []],
])('%s looks at %j', (rule, asked) => {
  expect(unaskedFacts(tried(rule))).toEqual(ALL.filter((fact) => !asked.includes(fact)));
});

it('several rules look at what each of them does, in the order of the form', () => {
  expect(unaskedFacts(tried('completeProfile', 'verifiedForApplying', 'exclusiveSchool'))).toEqual(['address', 'year']);
});

it('a rule that refuses, or was not reached, counts; one that was not asked does not', () => {
  const verdicts = ['refuses', 'notReached', 'notAsked'] as const;
  expect(verdicts.map((verdict) => unaskedFacts([{ rule: 'verifiedThere', verdict }]).includes('verification'))).toEqual([
    false,
    false,
    true,
  ]);
});

it('whether the call may be made is tried before anything of the object, and nothing twice', () => {
  expect(SIMULATED_RULES.slice(0, 2)).toEqual(['switchedOn', 'role']);
  expect(new Set(SIMULATED_RULES).size).toBe(SIMULATED_RULES.length);
});
