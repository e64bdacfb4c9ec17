// What is simulated, in the address of the page: reload, back and a link sent to a colleague show the same. A student is there by id only,
// never by name.
import type { paths } from '@fairway/client/api.gen';
import { INVENTED_ADDRESSES, INVENTED_LACKS, INVENTED_YEARS, POSTING_OBJECTS, SIMULATED_OBJECTS } from '@fairway/rules/access-simulator';
import { EDUCATION_FIELDS, EDUCATION_LEVELS } from '@fairway/rules/jobs';
import { VERIFICATION_STATES } from '@fairway/rules/verification';
import { anyNumber, anyText, defineList, type FilterReader, one, several } from '../../lib/lists/list-address.ts';

export const PATH = '/api/v1/staff/schools/{schoolId}/access-simulations';
export const POSTINGS_PATH = '/api/v1/staff/schools/{schoolId}/access-simulations/postings';
export type SimulationBody = paths[typeof PATH]['post']['requestBody']['content']['application/json'];
export type Simulation = paths[typeof PATH]['post']['responses']['200']['content']['application/json'];
export type SimulatedPosting = NonNullable<Simulation['posting']>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const id: FilterReader<string> = { kind: 'one', read: ([first]) => (first && UUID.test(first) ? first : undefined) };
/** A day that there is: 2026-02-30 is none. */
const day: FilterReader<string> = {
  kind: 'one',
  read: ([first]) => (first && new Date(`${first}T00:00:00Z`).toJSON()?.startsWith(first) && first.length === 10 ? first : undefined),
};

export const WHO = ['known', 'invented'] as const;
export const SIMULATION = defineList({
  sorts: ['none'],
  sort: 'none',
  filters: {
    who: one(WHO),
    student: id,
    state: one(VERIFICATION_STATES),
    verifiedUntil: day,
    level: one(EDUCATION_LEVELS),
    field: one(EDUCATION_FIELDS),
    endsOn: day,
    year: anyNumber,
    mail: one(INVENTED_ADDRESSES),
    lacks: several(INVENTED_LACKS),
    object: one(SIMULATED_OBJECTS),
    posting: id,
    leavesOut: anyText,
  },
});
export type Wanted = {
  who: (typeof WHO)[number];
  student?: string;
  state: (typeof VERIFICATION_STATES)[number];
  verifiedUntil?: string;
  level?: (typeof EDUCATION_LEVELS)[number];
  field?: (typeof EDUCATION_FIELDS)[number];
  endsOn?: string;
  year?: number;
  mail: (typeof INVENTED_ADDRESSES)[number];
  lacks: readonly (typeof INVENTED_LACKS)[number][];
  object: (typeof SIMULATED_OBJECTS)[number];
  posting?: string;
  leavesOut: boolean;
};
type Asked = Partial<Omit<Wanted, 'leavesOut'>> & { leavesOut?: string };

/** What the address says, and what it leaves open. */
export function wantedOf(asked: Asked): Wanted {
  const { who = asked.student ? 'known' : 'invented', state = 'verified', mail = 'academic', lacks = [], object = 'application' } = asked;
  const { year, leavesOut, ...rest } = asked;
  const isYear = year !== undefined && year <= INVENTED_YEARS.most;
  return { ...rest, ...(isYear ? { year } : {}), who, state, mail, lacks, object, leavesOut: leavesOut === '1' };
}

/** The call's body; undefined while something is not chosen yet. */
export function bodyOf(wanted: Wanted): SimulationBody | undefined {
  const isOfPosting = POSTING_OBJECTS.includes(wanted.object);
  if ((wanted.who === 'known' && !wanted.student) || (isOfPosting && !wanted.posting)) return undefined;
  const { state, verifiedUntil = null, level = null, field = null, endsOn = null, year = null, mail, lacks } = wanted;
  return {
    student:
      wanted.who === 'known'
        ? { kind: 'known', userId: wanted.student ?? '' }
        : { kind: 'invented', state, verifiedUntil, level, field, endsOn, year, address: mail, lacks: [...lacks] },
    object: wanted.object,
    postingId: isOfPosting ? (wanted.posting ?? null) : null,
    leavesOutSchool: wanted.object === 'postings' && wanted.leavesOut,
  };
}
