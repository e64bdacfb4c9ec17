// How many applicants each value of a filter would find beside what else is asked for. A filter that takes any of its values is counted as though
// it was not set, so that another one of them can be added; languages have to be spoken all, and are counted among those that are left.
// Whoever counts may open every one of them, so small counts are told. @rule applicants.9
import { APPLICANT_FACETS, APPLICANT_LIMITS, type ApplicantFacet, answerFilter, readAnswerFilter } from '@fairway/rules/applicants';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { type Filters, filteredApplicants, type Recruiter } from '../queries.ts';

type Counted = { value: string; count: number };
type FacetCounts = Record<ApplicantFacet, Counted[]>;
type Question = { id: string; question: string; answers: Counted[] };

/** The counts, each most first. */
export async function countFilters(
  database: Database,
  recruiter: Recruiter,
  asked: Filters,
): Promise<FacetCounts & { knockedOut: Counted[]; questions: Question[] }> {
  const counts = await countFacets(database, recruiter, asked);
  for (const facet of APPLICANT_FACETS)
    if (facet !== 'language' && asked[facet].length > 0)
      counts[facet] = (await countFacets(database, recruiter, { ...asked, [facet]: [] }))[facet];
  return {
    ...counts,
    knockedOut: await countKnockedOut(database, recruiter, { ...asked, knockedOut: undefined }),
    questions: asked.posting === undefined ? [] : await countAnswers(database, recruiter, asked),
  };
}

async function countFacets(database: Database, recruiter: Recruiter, asked: Filters): Promise<FacetCounts> {
  const found = filteredApplicants(database, recruiter, asked).select('r.sent_facets');
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count from ${found} as found, unnest(found.sent_facets) tag group by tag order by count desc, tag`.execute(
    database,
  );
  const of = (facet: ApplicantFacet) =>
    rows.flatMap(({ tag, count }) => (tag.startsWith(`${facet}:`) ? [{ value: tag.slice(facet.length + 1), count }] : []));
  return {
    level: of('level'),
    field: of('field').filter(({ value }) => value !== 'other'),
    school: of('school'),
    language: of('language'),
    permit: of('permit'),
  };
}

async function countKnockedOut(database: Database, recruiter: Recruiter, asked: Filters): Promise<Counted[]> {
  const rows = await filteredApplicants(database, recruiter, asked)
    .select(['r.is_knocked_out as out', sql<number>`count(*)::int`.as('count')])
    .groupBy('r.is_knocked_out')
    .execute();
  return rows.map(({ out, count }) => ({ value: out ? 'yes' : 'no', count })).sort((a, b) => b.count - a.count);
}

type AnswerRow = { question_id: string; question: string; value: boolean | string; count: number };

async function countAnswers(database: Database, recruiter: Recruiter, asked: Filters): Promise<Question[]> {
  const chosen = new Set(asked.answer.flatMap((filter) => readAnswerFilter(filter)?.questionId ?? []));
  const rows = await answerRows(database, recruiter, asked);
  for (const questionId of chosen) {
    const answer = asked.answer.filter((filter) => readAnswerFilter(filter)?.questionId !== questionId);
    const others = await answerRows(database, recruiter, { ...asked, answer });
    const before = rows.findIndex((row) => row.question_id === questionId);
    const kept = rows.filter((row) => row.question_id !== questionId);
    rows.splice(0, rows.length, ...kept);
    rows.splice(before < 0 ? rows.length : before, 0, ...others.filter((row) => row.question_id === questionId));
  }
  return [...new Set(rows.map(({ question_id }) => question_id))].map((id) => {
    const own = rows.filter(({ question_id }) => question_id === id);
    return {
      id,
      question: own[0]?.question ?? '',
      answers: own.map(({ value, count }) => ({ value: answerFilter(id, value), count })),
    };
  });
}

/** Questions in the order of the form, in the words of who applied last; of each its answers, most given first. */
async function answerRows(database: Database, recruiter: Recruiter, asked: Filters): Promise<AnswerRow[]> {
  const found = filteredApplicants(database, recruiter, asked).select(['r.id', 'r.sent_at']);
  const { rows } = await sql<AnswerRow>`
    select w.question_id, (array_agg(w.question order by found.sent_at desc))[1] as question, w.value, count(*)::int as count
    from ${found} as found join application_received_answer w on w.application_id = found.id
    group by w.question_id, w.value order by min(min(w.position)) over (partition by w.question_id), w.question_id, count(*) desc, w.value
    limit ${APPLICANT_LIMITS.answers}`.execute(database);
  return rows;
}
