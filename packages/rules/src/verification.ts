// Verification of a school: the state lives on the connection of a person with a school, and every program of that school shows it.
// @rule verification.1, schools.3, verification.3, identity.30, education.19, verification.8
//
//   action      who        from                                   to                 only where
//   request     candidate  needVerification, ignored              pending
//   resend      candidate  pending                                pending            a student e-mail was given
//   answer      candidate  pending                                pending            staff asked back
//   cancel      candidate  pending                                needVerification
//   ignore      candidate  needVerification                       ignored            no program of the school is current
//   unignore    candidate  ignored                                needVerification
//   prove       candidate  needVerification, pending, ignored     verified           link, sign-in, roster or class code proved it
//   approve     staff      pending                                verified
//   askBack     staff      pending                                pending            with a question
//   reject      staff      pending                                needVerification   with a reason
//   undoApprove staff      verified                               pending            within 7 days of the approval
//   undoReject  staff      needVerification                       pending            within 7 days of the rejection, nothing after it
//   revoke      staff      verified                               needVerification   with a reason
//   extend      staff      verified                               verified           with the new end
//   expire      platform   verified                               needVerification   its validity has ended
//
// The table of the database (school_connection_move) holds the pairs of states that stand here; a test compares the two.

import { isPublicMailProvider } from './mail-providers.ts';

export const VERIFICATION_STATES = ['needVerification', 'pending', 'verified', 'ignored'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

export const VERIFICATION_METHODS = ['academic_email', 'manual', 'sign_in', 'roster', 'class_code'] as const;
/** How a connection is or was to be proven. A school's own ordered list says which it takes. */
export type VerificationMethod = (typeof VERIFICATION_METHODS)[number];

export const VERIFICATION_ACTORS = ['candidate', 'staff', 'platform'] as const;
type VerificationActor = (typeof VERIFICATION_ACTORS)[number];

type Move = { by: VerificationActor; from: readonly VerificationState[]; to: VerificationState };

export const VERIFICATION_MOVES = {
  request: { by: 'candidate', from: ['needVerification', 'ignored'], to: 'pending' },
  resend: { by: 'candidate', from: ['pending'], to: 'pending' },
  answer: { by: 'candidate', from: ['pending'], to: 'pending' },
  cancel: { by: 'candidate', from: ['pending'], to: 'needVerification' },
  ignore: { by: 'candidate', from: ['needVerification'], to: 'ignored' },
  unignore: { by: 'candidate', from: ['ignored'], to: 'needVerification' },
  prove: { by: 'candidate', from: ['needVerification', 'pending', 'ignored'], to: 'verified' },
  approve: { by: 'staff', from: ['pending'], to: 'verified' },
  askBack: { by: 'staff', from: ['pending'], to: 'pending' },
  reject: { by: 'staff', from: ['pending'], to: 'needVerification' },
  undoApprove: { by: 'staff', from: ['verified'], to: 'pending' },
  undoReject: { by: 'staff', from: ['needVerification'], to: 'pending' },
  revoke: { by: 'staff', from: ['verified'], to: 'needVerification' },
  extend: { by: 'staff', from: ['verified'], to: 'verified' },
  expire: { by: 'platform', from: ['verified'], to: 'needVerification' },
} as const satisfies Record<string, Move>;

/** Verified, and its validity has not ended. */
export const isVerifiedNow = ({ state, expiresAt }: { state: VerificationState; expiresAt: Date | null }, now: Date): boolean =>
  state === 'verified' && (expiresAt === null || expiresAt > now);

export type VerificationAction = keyof typeof VERIFICATION_MOVES;
/** Moves that an audit log tells: those of staff and of the platform, and whatever proves somebody. */
export type AuditedMove =
  | 'prove'
  | { [A in VerificationAction]: (typeof VERIFICATION_MOVES)[A]['by'] extends 'candidate' ? never : A }[VerificationAction];

/** What the rule needs to know of a connection. */
export type ConnectionFacts = {
  state: VerificationState;
  /** A student e-mail was given; without one the verification is manual. */
  hasStudentEmail: boolean;
  /** Staff asked something that is not answered yet. */
  hasQuestion: boolean;
  /** A program of this school ends today or later. */
  hasCurrentProgram: boolean;
  /** What happened to it last, and when. */
  last: { action: VerificationAction; at: Date } | null;
};

export type MoveRefusal = 'wrong_state' | 'no_student_email' | 'no_question' | 'program_current' | 'too_late';
export type MoveDecision = { ok: true; to: VerificationState } | { ok: false; reason: MoveRefusal };

export const UNDO_DAYS = 7;
const DAY_MS = 86_400_000;

/** May this happen to the connection now, and what is its state then? */
export function verificationMove(action: VerificationAction, facts: ConnectionFacts, now: Date): MoveDecision {
  const move: Move = VERIFICATION_MOVES[action];
  if (!move.from.includes(facts.state)) return { ok: false, reason: 'wrong_state' };
  const reason = hindrance(action, facts, now);
  return reason ? { ok: false, reason } : { ok: true, to: move.to };
}

function hindrance(action: VerificationAction, facts: ConnectionFacts, now: Date): MoveRefusal | undefined {
  switch (action) {
    case 'resend':
      return facts.hasStudentEmail ? undefined : 'no_student_email';
    case 'answer':
      return facts.hasQuestion ? undefined : 'no_question';
    case 'ignore':
      return facts.hasCurrentProgram ? 'program_current' : undefined;
    case 'undoApprove':
      return undoHindrance('approve', facts, now);
    case 'undoReject':
      return undoHindrance('reject', facts, now);
    default:
      return undefined;
  }
}

/** May staff move it at any moment: it waits for them, or they decided it so lately that they may take that back? */
export const isWithStaff = (
  { state, verifiedAt, verdict }: { state: VerificationState; verifiedAt: Date | null; verdict: 'rejected' | 'expired' | 'revoked' | null },
  now: Date,
): boolean =>
  state === 'pending' ||
  (state === 'needVerification' && verdict === 'rejected') ||
  (state === 'verified' && verifiedAt !== null && now.getTime() - verifiedAt.getTime() <= UNDO_DAYS * DAY_MS);

function undoHindrance(undone: VerificationAction, { last }: ConnectionFacts, now: Date): MoveRefusal | undefined {
  if (last?.action !== undone) return 'wrong_state';
  return now.getTime() - last.at.getTime() > UNDO_DAYS * DAY_MS ? 'too_late' : undefined;
}

const SPELLINGS: ReadonlyMap<string, VerificationState> = new Map(
  Object.entries({
    needverification: 'needVerification',
    need_verification: 'needVerification',
    unverified: 'needVerification',
    pending: 'pending',
    verified: 'verified',
    ignored: 'ignored',
    ignore: 'ignored',
  } as const),
);

/** The state behind any of its spellings; undefined for other words. @rule verification.2 */
export const verificationState = (spelling: string): VerificationState | undefined => SPELLINGS.get(spelling.trim().toLowerCase());

/** How a study program's verification looks. A school that is not listed has none. */
export type Indicator = 'red' | 'amber' | 'green' | 'ignored';
const INDICATORS: Record<VerificationState, Indicator> = {
  needVerification: 'red',
  pending: 'amber',
  verified: 'green',
  ignored: 'ignored',
};

export type IndicatorActions = {
  indicator: Indicator;
  actions: readonly ('verify' | 'notNow' | 'resend' | 'answer' | 'cancel' | 'unignore')[];
};

/**
 * The indicator of a program and what it offers. No verification counts as needVerification.
 * @rule verification.5, verification.6
 */
export function verificationIndicator(
  state: VerificationState | null,
  { hasStudentEmail = false, hasQuestion = false, isCurrent }: { hasStudentEmail?: boolean; hasQuestion?: boolean; isCurrent: boolean },
): IndicatorActions {
  const known = state ?? 'needVerification';
  const indicator = INDICATORS[known];
  if (known === 'needVerification') return { indicator, actions: isCurrent ? ['verify'] : ['verify', 'notNow'] };
  if (known === 'ignored') return { indicator, actions: ['unignore'] };
  if (known === 'verified') return { indicator, actions: [] };
  return {
    indicator,
    actions: [...(hasQuestion ? (['answer'] as const) : []), ...(hasStudentEmail ? (['resend'] as const) : []), 'cancel'],
  };
}

/** The domains that can prove a student: a public mail provider is nobody's school, whatever a list or a school says. */
export const provingDomains = (domains: readonly string[]): string[] => domains.filter((domain) => !isPublicMailProvider(domain));

/** Does an address belong to one of the school's domains, or to a part of one ("student.nordic.example" of "nordic.example")? */
export function isSchoolAddress(address: string, domains: readonly string[]): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return provingDomains(domains).some((domain) => host === domain || host.endsWith(`.${domain}`));
}
