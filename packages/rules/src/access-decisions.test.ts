import { expect, it } from 'vitest';
import { ACCESS_OBJECTS, decideAccess, isPostingOver, OBJECT_RULES, type PostingFacts } from './access-decisions.ts';
import { SIMULATED_OBJECTS, SIMULATED_RULES, unaskedFacts } from './access-simulator.ts';

const now = new Date('2026-05-01T12:00:00Z');
const POSTING: PostingFacts = {
  ...{ organizationIsActive: true, schoolIds: [], withdrawnAt: null, deadlineAt: null, hasApplicationLink: true, needsVerification: true },
};
const READER = { now, verifiedSchoolIds: [7], hasProfile: true, missing: [], verifyApply: true, excludeSchoolIds: [] };
const passed = new Date(now.getTime() - 1);

it.each([
  ['an open posting', {}, {}, null],
  ['a company that is not active', { organizationIsActive: false }, {}, 'companyActive'],
  ['exclusive to a school of theirs', { schoolIds: [3, 7] }, {}, null],
  ['exclusive to other schools', { schoolIds: [3] }, {}, 'exclusiveSchool'],
  ['exclusive, and nothing verified', { schoolIds: [7] }, { verifiedSchoolIds: [] }, 'exclusiveSchool'],
  ['withdrawn', { withdrawnAt: passed }, {}, 'notWithdrawn'],
  ['at the last instant of the deadline', { deadlineAt: now }, {}, null],
  ['past the deadline', { deadlineAt: passed }, {}, 'deadlineOpen'],
  ['without a link', { hasApplicationLink: false }, {}, 'applicationLink'],
  ['nothing verified', {}, { verifiedSchoolIds: [] }, 'verifiedForApplying'],
  ['nothing verified, and the switch is off', {}, { verifiedSchoolIds: [], verifyApply: false }, null],
  ['nothing verified, and the posting does not ask', { needsVerification: false }, { verifiedSchoolIds: [] }, null],
  ['a profile that lacks something', {}, { missing: ['location' as const] }, 'completeProfile'],
  ['without a profile', {}, { hasProfile: false, verifiedSchoolIds: [], missing: ['location' as const] }, 'hasProfile'],
  ['without a profile, where nothing else is asked', { needsVerification: false }, { hasProfile: false, verifyApply: false }, 'hasProfile'],
  ['the first rule that refuses decides', { schoolIds: [3], deadlineAt: passed }, {}, 'exclusiveSchool'],
] as const)('applying: %s', (_what, posting, reader, rule) => {
  const decision = decideAccess('application', { ...READER, ...reader, posting: { ...POSTING, ...posting } });
  expect([decision.allowed, decision.rule]).toEqual([rule === null, rule]);
});

it('tries rules in order, and none after the one that refuses', () => {
  const decision = decideAccess('application', { ...READER, verifiedSchoolIds: [], posting: POSTING });
  expect(decision.tried.map(({ rule, verdict }) => `${rule} ${verdict}`)).toEqual([
    'companyActive passes',
    'exclusiveSchool notAsked',
    'notWithdrawn passes',
    'deadlineOpen notAsked',
    'applicationLink passes',
    'hasProfile passes',
    'verifiedForApplying refuses',
    'completeProfile notReached',
  ]);
});

it('a list leaves out what is withdrawn, over, exclusive elsewhere, or asked to be left out', () => {
  const found = (posting: Partial<PostingFacts>, excludeSchoolIds: number[] = []) =>
    decideAccess('postings', { ...READER, excludeSchoolIds, posting: { ...POSTING, ...posting } }).rule;
  expect(found({})).toBeNull();
  expect(found({ withdrawnAt: passed })).toBe('notWithdrawn');
  expect(found({ deadlineAt: passed })).toBe('deadlineOpen');
  expect(found({ schoolIds: [3] })).toBe('exclusiveSchool');
  expect(found({ schoolIds: [7] })).toBeNull();
  expect(found({ schoolIds: [7] }, [7])).toBe('notExcluded');
  expect(found({}, [7])).toBeNull();
});

it('a posting that is over opens by its address', () => {
  expect(decideAccess('posting', { verifiedSchoolIds: [], posting: { ...POSTING, deadlineAt: passed, withdrawnAt: passed } }).allowed).toBe(
    true,
  );
  expect(isPostingOver({ withdrawnAt: null, deadlineAt: passed }, now)).toBe(true);
  expect(isPostingOver({ withdrawnAt: null, deadlineAt: now }, now)).toBe(false);
});

it.each([
  [true, [], false],
  [true, [7], true],
  [false, [], true],
] as const)('CV pages, switch %s, verified at %j: %s', (verifyDocuments, verifiedSchoolIds, allowed) => {
  expect(decideAccess('cvPages', { verifyDocuments, verifiedSchoolIds }).allowed).toBe(allowed);
  expect(decideAccess('profileDocuments', {}).allowed).toBe(true);
});

it('a school’s own things need a verification there', () => {
  const review = { schoolId: 7, verifiedSchoolIds: [7], offersReviews: true, reviewAudience: 'everybody' } as const;
  expect(decideAccess('cvReview', { ...review, verifiedSchoolIds: [3] }).rule).toBe('verifiedThere');
  expect(decideAccess('cvReview', { ...review, offersReviews: false }).rule).toBe('reviewsOffered');
  expect(decideAccess('cvReview', { ...review, reviewAudience: 'outside' }).rule).toBe('reviewAudience');
  expect(decideAccess('cvReview', { ...review, reviewAudience: 'inside' }).allowed).toBe(true);
  expect(decideAccess('schoolWidgets', { schoolId: 7, verifiedSchoolIds: [3], keptSchoolIds: [] }).rule).toBe('verifiedOrStaff');
  expect(decideAccess('schoolWidgets', { schoolId: 7, verifiedSchoolIds: [], keptSchoolIds: [7] }).allowed).toBe(true);
});

it('the simulator knows every object and every rule', () => {
  expect([...SIMULATED_OBJECTS].sort()).toEqual([...ACCESS_OBJECTS].sort());
  expect(new Set(SIMULATED_RULES)).toEqual(new Set(['switchedOn', 'role', ...Object.values(OBJECT_RULES).flat()]));
});

it('facts that no rule looked at are told', () => {
  const tried = decideAccess('application', { ...READER, posting: POSTING }).tried;
  expect(unaskedFacts(tried)).toEqual(['address', 'year']);
  expect(unaskedFacts(decideAccess('profileDocuments', {}).tried)).toEqual(['verification', 'program', 'profile', 'address', 'year']);
});
