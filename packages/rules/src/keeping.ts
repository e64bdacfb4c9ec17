// Applications that an organization keeps for later, with the candidate's consent. @rule applicants.12, applications.16
//
//   state      is                                                   the candidate may    the organization may
//   none       nobody asked                                         -                    ask
//   asked      for 30 days                                          yes, no              ask no more
//   kept       said yes, and the end has not come                   no (takes it back)   keep no more
//   refused    said no, or took it back                             yes, while asked     -
//   over       came to its end, or the organization ended it, or    -                    ask, 30 days after it asked last
//              nobody answered for 30 days
export const KEEP_MONTHS = [3, 6, 12, 24] as const;
export type KeepMonths = (typeof KEEP_MONTHS)[number];
export const KEEP_ANSWERS = ['yes', 'no'] as const;
export type KeepAnswer = (typeof KEEP_ANSWERS)[number];
export const KEEP_STATES = ['asked', 'kept', 'refused', 'over'] as const;
export type KeepState = (typeof KEEP_STATES)[number];
/** So long a question stands, and so long nobody is asked once more. */
const KEEP_ASKED_DAYS = 30;

const DAY_MS = 86_400_000;

export type Keeping = {
  askedAt: Date;
  answer: KeepAnswer | null;
  /** Of a yes. */
  endsAt: Date | null;
  endedBy: 'candidate' | 'organization' | null;
};

/** How it stands, for either side; instants as ISO 8601. */
export function keepStanding(keeping: Keeping & { months: number }, now: Date) {
  return {
    state: keepState(keeping, now),
    months: keeping.months as KeepMonths,
    askedAt: keeping.askedAt.toISOString(),
    answerBy: keepAnswerBy(keeping.askedAt).toISOString(),
    endsAt: keeping.endsAt?.toISOString() ?? null,
  };
}

/** Until when a question may be answered. */
const keepAnswerBy = (askedAt: Date): Date => new Date(askedAt.getTime() + KEEP_ASKED_DAYS * DAY_MS);

export function keepState({ askedAt, answer, endsAt, endedBy }: Keeping, now: Date): KeepState {
  if (endedBy === 'organization') return 'over';
  if (answer === 'no' || endedBy === 'candidate') return 'refused';
  if (answer === 'yes') return endsAt !== null && endsAt > now ? 'kept' : 'over';
  return keepAnswerBy(askedAt) > now ? 'asked' : 'over';
}

export function mayAskToKeep(keeping: Keeping | undefined, now: Date): boolean {
  return !keeping || (keepState(keeping, now) === 'over' && keepAnswerBy(keeping.askedAt) <= now);
}

export function mayAnswerKeep(keeping: Keeping, answer: KeepAnswer, now: Date): boolean {
  const state = keepState(keeping, now);
  if (state === 'asked') return true;
  if (state === 'kept') return answer === 'no';
  return state === 'refused' && answer === 'yes' && keepAnswerBy(keeping.askedAt) > now;
}

/** So many calendar months later, on the last day where a month is shorter; by UTC. */
export function keptUntil(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), last));
  return end;
}
