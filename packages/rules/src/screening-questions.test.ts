import { describe, expect, it } from 'vitest';
import {
  type AnswerValue,
  answerFault,
  answerFaults,
  isKnockedOut,
  type KnockOut,
  QUESTION_LIMITS,
  type QuestionKind,
  questionFaults,
  type ScreeningQuestion,
} from './screening-questions.ts';

const ask = (kind: QuestionKind, given: Partial<ScreeningQuestion> = {}): ScreeningQuestion => ({
  id: kind,
  kind,
  text: `A ${kind}?`,
  choices: kind === 'choice' ? ['Oslo', 'Lyon', '東京'] : [],
  required: true,
  knockOut: null,
  ...given,
});
const LONG = '👩'.repeat(QUESTION_LIMITS.answerCharacters);

describe('answers (applications.6)', () => {
  it.each<[QuestionKind, AnswerValue, string | undefined]>([
    ['yesNo', true, undefined],
    ['yesNo', false, undefined],
    ['yesNo', 'true', 'applications.answer_kind'],
    ['yesNo', 1, 'applications.answer_kind'],
    ['choice', '東京', undefined],
    ['choice', 'oslo', 'applications.answer_kind'],
    ['choice', '', 'applications.answer_kind'],
    ['choice', true, 'applications.answer_kind'],
    ['number', 0, undefined],
    ['number', -2.5, undefined],
    ['number', QUESTION_LIMITS.numberMax, undefined],
    ['number', 1e12, 'applications.answer_kind'],
    ['number', Number.NaN, 'applications.answer_kind'],
    ['number', '3', 'applications.answer_kind'],
    ['text', 'Because', undefined],
    ['text', LONG, undefined],
    ['text', `${LONG}a`, 'applications.answer_long'],
    ['text', ' \n', 'applications.answer_missing'],
    ['text', 3, 'applications.answer_kind'],
    ['file', 'grades.pdf', 'applications.answer_kind'],
    ['file', true, 'applications.answer_kind'],
    ['file', '019Aaf00-0000-7000-8000-000000000000', undefined],
  ])('to %s: %s is %s', (kind, value, code) => {
    expect(answerFault(ask(kind), value)).toBe(code);
  });

  it('are all looked at: each fault has its place, and what lacks its question', () => {
    const questions = [ask('yesNo'), ask('choice'), ask('number'), ask('text', { required: false })];
    const answers = [
      { questionId: 'choice', value: 'Paris' },
      { questionId: 'nobody', value: true },
      { questionId: 'yesNo', value: true },
      { questionId: 'yesNo', value: false },
    ];
    expect(answerFaults(questions, answers)).toEqual([
      { pointer: '/body/answers/0/value', code: 'applications.answer_kind' },
      { pointer: '/body/answers/1/questionId', code: 'applications.question_unknown' },
      { pointer: '/body/answers/3/questionId', code: 'applications.answered_twice' },
      { pointer: '/questions/number', code: 'applications.answer_missing' },
    ]);
    expect(answerFaults([], [])).toEqual([]);
    expect(answerFaults([ask('text', { required: false })], [{ questionId: 'text', value: '' }])).toEqual([]);
  });
});

describe('a knock-out', () => {
  it.each<[QuestionKind, KnockOut | null, AnswerValue, boolean]>([
    ['yesNo', { answers: ['no'] }, false, true],
    ['yesNo', { answers: ['no'] }, true, false],
    ['choice', { answers: ['Lyon'] }, 'Lyon', true],
    ['choice', { answers: ['Lyon'] }, 'Oslo', false],
    ['number', { below: 18 }, 17.9, true],
    ['number', { below: 18 }, 18, false],
    ['number', { above: 5 }, 6, true],
    ['number', { below: 1, above: 5 }, 3, false],
    ['text', null, 'anything', false],
  ])('of %s by %j: %s is %s', (kind, knockOut, value, out) => {
    expect(isKnockedOut(ask(kind, { knockOut }), value)).toBe(out);
  });
});

describe('questions as they are written', () => {
  const faultsOf = (...questions: ScreeningQuestion[]) => questionFaults(questions).map(({ pointer, code }) => `${pointer} ${code}`);

  it('are good with choices where they choose, and a knock-out that leaves a way', () => {
    expect(
      faultsOf(
        ask('yesNo', { knockOut: { answers: ['no'] } }),
        ask('choice', { knockOut: { answers: ['Oslo', 'Lyon'] } }),
        ask('number', { knockOut: { below: 1, above: 1 } }),
        ask('text'),
      ),
    ).toEqual([]);
  });

  it.each<[string, ScreeningQuestion, string]>([
    ['one choice', ask('choice', { choices: ['Oslo'] }), 'choices jobs.question_choices'],
    ['a choice twice', ask('choice', { choices: ['Oslo', 'Oslo'] }), 'choices jobs.question_choices'],
    ['choices of a number', ask('number', { choices: ['1', '2'] }), 'choices jobs.question_choices'],
    ['both answers knock out', ask('yesNo', { knockOut: { answers: ['yes', 'no'] } }), 'knockOut jobs.question_knock_out'],
    ['no answer knocks out', ask('yesNo', { knockOut: { answers: [] } }), 'knockOut jobs.question_knock_out'],
    ['an answer that cannot be given', ask('choice', { knockOut: { answers: ['Paris'] } }), 'knockOut jobs.question_knock_out'],
    ['a text', ask('text', { knockOut: { answers: ['x'] } }), 'knockOut jobs.question_knock_out'],
    ['below above', ask('number', { knockOut: { below: 5, above: 1 } }), 'knockOut jobs.question_knock_out'],
    ['nothing', ask('number', { knockOut: {} }), 'knockOut jobs.question_knock_out'],
    ['a number of a yes', ask('yesNo', { knockOut: { below: 1 } }), 'knockOut jobs.question_knock_out'],
  ])('%s is refused with its place', (_what, question, fault) => {
    expect(faultsOf(ask('text'), question)).toEqual([`/body/questions/1/${fault}`]);
  });
});
