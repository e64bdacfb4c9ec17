// Questions that an employer asks of who applies inside, and what answers are good.
//
//   kind     an answer is                                   may knock out
//   yesNo    true or false                                  one of the two ("yes", "no")
//   choice   one of its choices, to the letter              some of them, never all
//   number   a finite number within ±10^9                   below, above
//   text     1 to 2,000 characters                          -
//   file     the id of a file that its candidate keeps      -
//
// What a knock-out wants is the employer's to know: who applies is told that an answer decides, not which. @rule applications.6

export const QUESTION_KINDS = ['yesNo', 'choice', 'number', 'text', 'file'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_LIMITS = {
  questions: 20,
  textCharacters: 300,
  choices: 20,
  choiceCharacters: 120,
  answerCharacters: 2000,
  numberMax: 1_000_000_000,
} as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Answers that decide against who gives them. */
export type KnockOut = { answers: readonly string[] } | { below?: number | undefined; above?: number | undefined };
export type ScreeningQuestion = {
  id: string;
  kind: QuestionKind;
  text: string;
  /** Of the kind choice; else none. */
  choices: readonly string[];
  required: boolean;
  knockOut: KnockOut | null;
};
/** Of a file: its id. */
export type AnswerValue = boolean | number | string;
export type GivenAnswer = { questionId: string; value: AnswerValue };

export type AnswerFaultCode =
  | 'applications.answer_missing'
  | 'applications.answer_kind'
  | 'applications.answer_long'
  | 'applications.question_unknown'
  | 'applications.answered_twice';
/** `pointer`: of a JSON body with `answers`; what lacks is named by its question. */
export type AnswerFault = { pointer: string; code: AnswerFaultCode };

/** Whatever is wrong with the answers, in their order, then what lacks; empty where all is well. */
export function answerFaults(questions: readonly ScreeningQuestion[], answers: readonly GivenAnswer[]): AnswerFault[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const answered = new Set<string>();
  const faults = answers.flatMap(({ questionId, value }, index): AnswerFault[] => {
    const question = byId.get(questionId);
    if (!question) return [{ pointer: `/body/answers/${index}/questionId`, code: 'applications.question_unknown' }];
    if (answered.has(questionId)) return [{ pointer: `/body/answers/${index}/questionId`, code: 'applications.answered_twice' }];
    answered.add(questionId);
    const code = answerFault(question, value);
    return code ? [{ pointer: `/body/answers/${index}/value`, code }] : [];
  });
  const missing = questions.filter(({ id, required }) => required && !answered.has(id));
  return [...faults, ...missing.map(({ id }): AnswerFault => ({ pointer: `/questions/${id}`, code: 'applications.answer_missing' }))];
}

/** What is wrong with an answer to this question; undefined: nothing. */
export function answerFault(
  { kind, choices, required }: Pick<ScreeningQuestion, 'kind' | 'choices' | 'required'>,
  value: AnswerValue,
): AnswerFaultCode | undefined {
  switch (kind) {
    case 'yesNo':
      return typeof value === 'boolean' ? undefined : 'applications.answer_kind';
    case 'choice':
      return typeof value === 'string' && choices.includes(value) ? undefined : 'applications.answer_kind';
    case 'number':
      return typeof value === 'number' && Math.abs(value) <= QUESTION_LIMITS.numberMax ? undefined : 'applications.answer_kind';
    case 'text':
      if (typeof value !== 'string') return 'applications.answer_kind';
      if ([...value].length > QUESTION_LIMITS.answerCharacters) return 'applications.answer_long';
      return required && value.trim() === '' ? 'applications.answer_missing' : undefined;
    case 'file':
      return typeof value === 'string' && UUID.test(value) ? undefined : 'applications.answer_kind';
  }
}

/** Whether a good answer decides against who gave it. */
export function isKnockedOut({ kind, knockOut }: Pick<ScreeningQuestion, 'kind' | 'knockOut'>, value: AnswerValue): boolean {
  if (!knockOut) return false;
  if ('answers' in knockOut) return knockOut.answers.includes(kind === 'yesNo' ? (value ? 'yes' : 'no') : String(value));
  if (typeof value !== 'number') return false;
  return (knockOut.below !== undefined && value < knockOut.below) || (knockOut.above !== undefined && value > knockOut.above);
}

type QuestionFault = { pointer: string; code: 'jobs.question_choices' | 'jobs.question_knock_out' };

/** What is wrong with questions as an employer writes them, with pointers into `questions`. */
export function questionFaults(questions: readonly Omit<ScreeningQuestion, 'id'>[]): QuestionFault[] {
  return questions.flatMap((question, index): QuestionFault[] => {
    if (!hasGoodChoices(question)) return [{ pointer: `/body/questions/${index}/choices`, code: 'jobs.question_choices' }];
    if (!hasGoodKnockOut(question)) return [{ pointer: `/body/questions/${index}/knockOut`, code: 'jobs.question_knock_out' }];
    return [];
  });
}

/** Two choices at least where it is a choice, each once; none else. */
function hasGoodChoices({ kind, choices }: Omit<ScreeningQuestion, 'id'>): boolean {
  if (kind !== 'choice') return choices.length === 0;
  return choices.length >= 2 && choices.length <= QUESTION_LIMITS.choices && new Set(choices).size === choices.length;
}

/** It fits the kind, and leaves an answer that does not knock out. */
function hasGoodKnockOut({ kind, choices, knockOut }: Omit<ScreeningQuestion, 'id'>): boolean {
  if (!knockOut) return true;
  if (!('answers' in knockOut)) {
    const { below, above } = knockOut;
    if (kind !== 'number' || (below === undefined && above === undefined)) return false;
    return below === undefined || above === undefined || below <= above;
  }
  const possible = kind === 'yesNo' ? ['yes', 'no'] : kind === 'choice' ? choices : [];
  const named = new Set(knockOut.answers);
  return named.size > 0 && named.size < possible.length && [...named].every((answer) => possible.includes(answer));
}
