// Requests of a person about what a school holds on them: they came by mail, on paper or in person, and the school writes them down. It answers
// within 30 days. What somebody asks the platform itself (their own archive, the end of the account) is carried out there, and only shown here.
//
//   state     is                                    may become
//   open      waits for the school                  done, refused
//   done      carried out                           -
//   refused   with a reason that the person is told -
//
// An export is given as often as it is asked for while the request is open. An erasure closes the request with what was erased.
// @rule data-requests.1, data-requests.2
export const DATA_REQUEST_KINDS = ['export', 'erasure'] as const;
export const DATA_REQUEST_STATES = ['open', 'done', 'refused'] as const;
/** How it reached the school. */
export const DATA_REQUEST_WAYS = ['mail', 'paper', 'person'] as const;
export const DATA_REQUEST_SORTS = ['dueOn', 'receivedOn'] as const;

export const DATA_REQUEST_LIMITS = { days: 30, soonDays: 7, noteCharacters: 1000, nameCharacters: 200, openRequests: 500 } as const;

/** How urgent an open request is. */
export const DATA_REQUEST_URGENCIES = ['overdue', 'soon', 'later'] as const;
export type DataRequestUrgency = (typeof DATA_REQUEST_URGENCIES)[number];

const DAY_MS = 86_400_000;
const day = (on: string): number => Date.parse(`${on}T00:00:00Z`);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The last day on which it is answered in time. Calendar dates. */
export const answerBy = (receivedOn: string): string => dateOf(day(receivedOn) + DATA_REQUEST_LIMITS.days * DAY_MS);

export function urgencyOf(dueOn: string, today: string): DataRequestUrgency {
  const days = (day(dueOn) - day(today)) / DAY_MS;
  if (days < 0) return 'overdue';
  return days <= DATA_REQUEST_LIMITS.soonDays ? 'soon' : 'later';
}

/** May a request have come on that day? Today, or within the last year. */
export const mayHaveComeOn = (receivedOn: string, today: string): boolean =>
  day(receivedOn) <= day(today) && day(receivedOn) >= day(today) - 366 * DAY_MS;
