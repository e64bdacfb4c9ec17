// The first page of a school's career services: what waits, how the last days went, and what its administrators still have to set up.
import { SETUP_ITEMS, SETUP_STATES } from '@fairway/rules/school-setup';
import { HOME_ITEMS } from '@fairway/rules/staff-home';
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { managedSchoolParams } from '../schools/managed.ts';

/** Only what this platform has, in the order of the page; a count of 0 is told too. */
const items = z.array(
  z.object({
    item: z.enum(HOME_ITEMS),
    count: z.int(),
    /** Since when the oldest one waits; null: none waits, or it does not matter. */
    oldestAt: z.string().nullable(),
  }),
);

export const getStaffHome = endpoint({
  name: 'getStaffHome',
  method: 'GET',
  path: '/api/v1/staff/schools/{schoolId}/home',
  summary: 'What waits at a school, counted, and its requests and decisions of the last 30 days.',
  tag: 'schools',
  access: 'schoolStaff',
  params: managedSchoolParams,
  returns: z.object({
    items,
    /** A row a day (UTC), today the last. */
    days: z.array(z.object({ day: z.string(), requests: z.int(), decisions: z.int() })),
    /** Of the decisions of these days, from the request on; null: there were none. */
    medianDecisionMinutes: z.int().nullable(),
  }),
  errors: [],
});

export const getStaffWaiting = endpoint({
  name: 'getStaffWaiting',
  method: 'GET',
  path: '/api/v1/staff/schools/{schoolId}/waiting',
  summary: 'What waits at a school, counted: what the menu of its console says beside its entries.',
  tag: 'schools',
  access: 'schoolStaff',
  params: managedSchoolParams,
  returns: z.object({ items }),
  errors: [],
});

export const getSchoolSetup = endpoint({
  name: 'getSchoolSetup',
  method: 'GET',
  path: '/api/v1/staff/schools/{schoolId}/setup',
  summary: 'The first steps of a school, each with whether it is taken; none once all were.',
  tag: 'schools',
  access: 'schoolAdmin',
  params: managedSchoolParams,
  returns: z.object({
    /** All steps were taken once: they are not told again, whatever goes later. */
    isFinished: z.boolean(),
    /** In the order of the page; empty when finished. */
    steps: z.array(z.object({ item: z.enum(SETUP_ITEMS), state: z.enum(SETUP_STATES) })),
  }),
  errors: [],
});
