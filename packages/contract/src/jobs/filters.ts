// The filters of the postings list as query parameters; at most 10 values each (`jobs.filter_limit`). @rule jobs.13
import { EDUCATION_FIELDS, EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_CATEGORIES } from '@fairway/rules/jobs';
import { PAY_CURRENCIES, PAY_PERIODS } from '@fairway/rules/pay-comparison';
import {
  DURATIONS,
  PAY_OPTIONS,
  POSTED_OPTIONS,
  SALARY_OPTIONS,
  SPONSORSHIPS,
  START_OPTION,
  WORKPLACES,
} from '@fairway/rules/work-conditions';
import { z } from 'zod';
import { many } from '../kernel/fields.ts';

/** The limit of 10 a type is the handler's to refuse, with its own code. */
const filterValues = <S extends z.ZodType>(item: S) => many(item, 100);

/** The seven filters as query parameters; at most 10 values each (`jobs.filter_limit`). */
export const jobFilterQuery = {
  education_level: filterValues(z.enum(EDUCATION_LEVELS)),
  address: filterValues(z.string().regex(/^[A-Z]{2}$/)),
  sector: filterValues(z.string().regex(/^[a-z0-9_]{1,60}$/)),
  languages: filterValues(z.string().regex(/^[a-z]{2,3}$/)),
  job_category: filterValues(z.enum(JOB_CATEGORIES)),
  employment_types: filterValues(z.enum(EMPLOYMENT_TYPES)),
  education_fields: filterValues(z.enum(EDUCATION_FIELDS)),
};

/** More filters, alike: they are counted too. What each value means: packages/rules work-conditions.ts. */
export const moreFilterQuery = {
  /** Published less than a day, three days, a week, 30 days before the question; of several the widest. */
  posted: filterValues(z.enum(POSTED_OPTIONS)),
  workplace: filterValues(z.enum(WORKPLACES)),
  /** `not_unpaid`: paid, or nothing is said of it. */
  pay: filterValues(z.enum(PAY_OPTIONS)),
  salary: filterValues(z.enum(SALARY_OPTIONS)),
  /** Months. */
  duration: filterValues(z.enum(DURATIONS)),
  /** `now`, or a month: 2027-02. */
  start: filterValues(z.string().regex(START_OPTION)),
  sponsorship: filterValues(z.enum(SPONSORSHIPS)),
};

/** What is asked for besides and not counted: it holds for all counts. */
export const demandQuery = {
  /** Pays so much at least, by its upper end, in the currency and period asked in; compared by fixed rates. Pay without a known currency and period is not found. */
  salary_min: z.coerce.number().min(1).max(1_000_000_000).optional(),
  salary_currency: z.enum(PAY_CURRENCIES).default('EUR'),
  salary_period: z.enum(PAY_PERIODS).default('YEAR'),
  /** Languages that the reader speaks: asks for no other. */
  speaks: filterValues(z.string().regex(/^[a-z]{2,3}$/)),
  /** Countries where the reader may work, EU for all of its members: is in one of them, or its employer sponsors the permit. */
  may_work_in: filterValues(z.string().regex(/^[A-Z]{2}$/)),
};
