// Why a list stands in its order: the index says it, and rows and reasons of the page's postings are put beside it. Nothing is weighed here.
import { explainPostings } from '@fairway/contract/jobs/explanation';
import { FIT_PARTS } from '@fairway/rules/search-order';
import { jobSegment } from '@fairway/rules/slugs';
import { decidingPart, FRESHER_DAYS, KEY_PARTS, levelName, weighed } from '@fairway/search/ranking';
import type { Reason } from '@fairway/search/reasons';
import type { Explanation, JobSearch, SearchSort } from '@fairway/search/types';
import type { Bind } from '../../../kernel/http/bind.ts';
import { placeLines } from '../../places/place-lines.ts';
import { listReasons } from '../found-by.ts';
import { readQuestion } from '../listing.ts';
import { type JobSummaryRow, listJobSummaries } from '../queries.ts';
import type { SuggestionServices } from '../suggestions.ts';

export type ExplanationServices = { search: JobSearch; profileOf: SuggestionServices['profileOf'] };

/** @rule search.12 */
export function explanationRoutes(bind: Bind, { search, profileOf }: ExplanationServices): void {
  bind(explainPostings, async ({ query }, request) => {
    const { locale, person, ...asked } = query;
    const profile = person ? await profileOf(request.database, person) : undefined;
    const { question, there } = await readQuestion(asked, request, { locale, profile });
    const page = { after: null, offset: (query.page - 1) * query.page_size, pageSize: query.page_size };
    const explanation = await search.explain({ ...question, ...page, now: request.clock.now().getTime() });
    const { result, units } = explanation;
    const searched = { text: result.correctedText ?? question.text, prefix: question.prefix, isRelaxed: result.relaxed !== null };
    const [rows, reasons] = await Promise.all([
      listJobSummaries(request.database, result.ids),
      listReasons(request.database, result.ids, searched),
    ]);
    return {
      total: result.total,
      correctedText: result.correctedText,
      meantText: result.meantText,
      relaxed: result.relaxed,
      denied: result.denied,
      where: there,
      reader: {
        languages: question.languages,
        countries: [...(question.countries ?? [])],
        fit: FIT_PARTS.filter((part) => question.fit?.[part] !== undefined),
      },
      units: units.map(({ idf, isWhere: _where, weight: _weight, plus: _plus, ...unit }) => ({ ...unit, rarity: idf })),
      postings: rows.map((row) => ({
        ...postingView(row, locale),
        ...rankView(row.id, explanation, question.sort, reasons.get(row.id) ?? []),
      })),
    };
  });
}

function postingView(row: JobSummaryRow, locale: Parameters<typeof placeLines>[0]) {
  return {
    id: row.id,
    title: row.title,
    segment: jobSegment(row.id, row.title),
    company: row.organization_name,
    location: row.places.map(placeLines(locale)).join(' · '),
    language: row.language,
    publishedAt: row.published_at.toISOString(),
    deadline: row.deadline_at?.toISOString() ?? null,
  };
}

function rankView(id: string, { rows, units }: Explanation, sort: SearchSort, reasons: readonly Reason[]) {
  const at = rows.findIndex((row) => row.id === id);
  const { key, levels, fresher } = rows[at]!;
  const next = rows[at + 1];
  return {
    rank: KEY_PARTS[sort].map((part, place) => ({ part, value: key[place]! })),
    before: next ? decidingPart(sort, key, next.key) : null,
    fresher: fresher.map((reason) => ({ reason, days: FRESHER_DAYS[reason] })),
    answers: levels.map((level, unit) => ({
      level: levelName(level),
      points: weighed(level, units[unit]!),
      found: reasons.find(({ asked }) => asked === units[unit]!.asked) ?? null,
    })),
  };
}
