import type { RowOf } from '@fairway/contract/kernel/lists';
import type { outcomeSurvey } from '@fairway/contract/outcomes/endpoints';
import type { outcomesList } from '@fairway/contract/outcomes/staff';
import type { FIELD_RELATIONS, OUTCOME_HOURS, OutcomeSource, OutcomeStatus, PayCurrency } from '@fairway/rules/outcomes';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { Listing } from '../../kernel/http/bind-list.ts';
import type { StudentScope } from '../schools/access.ts';
import { type AskedOutcomes, GRADUATE_ORDER, type GraduateRow, graduatesQuery } from './queries.ts';

type Facts = {
  status: string | null;
  employer: string | null;
  title: string | null;
  country: string | null;
  hours: string | null;
  degree: string | null;
};
type SurveyRow = Facts & {
  studyId: string | null;
  program: string | null;
  school: string;
  endsOn: string | null;
  startsOn: string | null;
  fieldRelation: string | null;
  payBand: number | null;
  payCurrency: string | null;
  schoolName: string | null;
  answeredAt: Date | null;
};

const factsOf = ({ status, employer, title, country, hours, degree }: Facts) => ({
  status: status as OutcomeStatus,
  employer,
  title,
  country,
  hours: hours as (typeof OUTCOME_HOURS)[number] | null,
  degree,
});
const relation = (value: string | null) => value as (typeof FIELD_RELATIONS)[number] | null;

/** A survey as its graduate sees it, with their own answer. */
export function surveyView(row: SurveyRow): z.input<typeof outcomeSurvey> {
  const { studyId, program, school, endsOn, startsOn, fieldRelation, payBand, payCurrency, schoolName, answeredAt } = row;
  const rest = {
    startsOn,
    fieldRelation: relation(fieldRelation),
    payBand,
    school: schoolName,
    payCurrency: payCurrency as PayCurrency | null,
  };
  return {
    studyId: studyId ?? '',
    program: program ?? '',
    school,
    endsOn: endsOn ?? '',
    answer: row.status === null ? null : { ...factsOf(row), ...rest },
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** A graduate as staff see them. */
export function graduateView(row: GraduateRow): RowOf<typeof outcomesList> {
  const more = { startsOn: row.starts_on, fieldRelation: relation(row.field_relation), school: row.school };
  return {
    studyId: row.study_id ?? '',
    userId: row.user_id ?? '',
    name: row.name,
    program: { id: row.program_id ?? '', name: row.program_name ?? '' },
    endsOn: row.ends_on ?? '',
    outcome:
      row.status === null || row.updated_at === null
        ? null
        : { ...factsOf(row), ...more, source: row.source as OutcomeSource, updatedAt: row.updated_at.toISOString() },
  };
}

/** The graduates of a school. */
export function graduateListing(
  database: Database,
  scope: StudentScope,
  asked: AskedOutcomes,
  now: Date,
): Listing<typeof outcomesList, GraduateRow> {
  return {
    rows: graduatesQuery(database, scope, asked, now),
    order: GRADUATE_ORDER,
    view: graduateView,
    file: 'outcomes',
    columns: {
      Name: ({ name }) => name,
      Program: ({ program }) => program.name,
      Ends: ({ endsOn }) => endsOn,
      Outcome: ({ outcome }) => outcome?.status ?? null,
      Source: ({ outcome }) => outcome?.source ?? null,
      Employer: ({ outcome }) => outcome?.employer ?? null,
      Title: ({ outcome }) => outcome?.title ?? null,
      Country: ({ outcome }) => outcome?.country ?? null,
      Starts: ({ outcome }) => outcome?.startsOn ?? null,
      Hours: ({ outcome }) => outcome?.hours ?? null,
      'Field relation': ({ outcome }) => outcome?.fieldRelation ?? null,
      School: ({ outcome }) => outcome?.school ?? null,
      Degree: ({ outcome }) => outcome?.degree ?? null,
      Updated: ({ outcome }) => outcome?.updatedAt ?? null,
    },
  };
}
