// The postings list: a question to search, the rows of its page, and the token of the next one.

import { randomUUID } from 'node:crypto';
import type { listPostings } from '@fairway/contract/jobs/endpoints';
import type { EndpointInput, EndpointReply } from '@fairway/contract/kernel/endpoint';
import { currencyOfCountry } from '@fairway/rules/country-currency';
import { type VisitSource, visitId } from '@fairway/rules/insights';
import { homeCountries } from '@fairway/rules/landing';
import { LIMITS } from '@fairway/rules/limits';
import type { Locale } from '@fairway/rules/locales';
import { askedEuros } from '@fairway/rules/pay-comparison';
import { readerFit } from '@fairway/rules/reader-fit';
import type { SuggestionProfile } from '@fairway/rules/suggestions';
import { implicitAuthorizations } from '@fairway/rules/work-authorizations';
import { ALL_JOB_FILTERS, OWN_FILTERS, permittedCountries, spokenCodes } from '@fairway/rules/work-conditions';
import { askedPay } from '@fairway/search/asked-pay';
import type { Filters, JobSearch, SearchRequest } from '@fairway/search/types';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { placeLines } from '../places/place-lines.ts';
import { visibleSchoolIds } from '../verification/queries.ts';
import { askedFirst, askedPlace } from './asked-places.ts';
import { listReasons } from './found-by.ts';
import { hiddenPostingIds } from './hidden/queries.ts';
import { labelNames, readersLanguages, readersLocale } from './label-names.ts';
import { readPageToken, writePageToken } from './page-tokens.ts';
import { listJobSummaries } from './queries.ts';
import type { SuggestionServices } from './suggestions.ts';
import { jobSummaryView } from './views.ts';

export type PostingsQuery = EndpointInput<typeof listPostings>['query'];
export type PostingsReply = EndpointReply<typeof listPostings>;

/** Who asks: the locale that they read in, and what is known of them where they are signed in. */
type Reader = { locale: Locale; profile: SuggestionProfile | undefined };

/** Answers the list. @throws Problem jobs.filter_limit, jobs.bad_page_token */
export async function searchPostings(
  query: PostingsQuery,
  request: ApiRequest,
  services: { search: JobSearch; secret: string; profileOf?: SuggestionServices['profileOf']; source?: VisitSource },
): Promise<PostingsReply> {
  const locale = readersLocale(request);
  const mine = request.actor.kind === 'user' ? await services.profileOf?.(request.database, request.actor.userId) : undefined;
  const { question, where, there } = await readQuestion(query, request, { locale, profile: mine });
  // Who changes their profile goes on with the next page: what fits them is no part of what they asked.
  const { fit: _fit, countries: _countries, ...asked } = question;
  const after = query.page_token ? readPageToken(services.secret, query.page_token, asked) : null;
  const without = await hiddenPostingIds(request);
  const result = await services.search.search({
    ...question,
    // No part of what page tokens are for: who hides a posting goes on where they were.
    filters: { ...question.filters, without },
    after,
    offset: after ? 0 : (query.page - 1) * query.page_size,
    pageSize: query.page_size,
    now: request.clock.now().getTime(),
  });
  const requestId = visitId(services.source ?? sourceOf(question), request.requestId);
  const context = {
    skills: mine?.skills ?? [],
    now: request.clock.now(),
    requestId,
    eventId: randomUUID(),
    production: request.tenant.production,
    labels: await labelNames(request),
    placeLine: placeLines(locale),
  };
  const asSearched = { text: result.correctedText ?? question.text, prefix: question.prefix, isRelaxed: result.relaxed !== null };
  const [rows, reasons] = await Promise.all([
    listJobSummaries(request.database, result.ids),
    listReasons(request.database, result.ids, asSearched),
  ]);
  return {
    // Said to be promoted is what stands where it does because of it; the others are where everything else would be.
    matchingJobs: rows.map((row) => ({
      ...jobSummaryView({ ...row, places: askedFirst(row.places, where) }, context),
      promote: result.promoted.includes(row.id),
      // What has all that was asked for lacks nothing, whatever a corrected word may stand for.
      foundBy: (reasons.get(row.id) ?? []).filter(({ where }) => where !== 'nowhere' || result.relaxed !== null),
    })),
    totalSize: result.total,
    nextPageToken: result.next ? writePageToken(services.secret, result.next, asked) : null,
    metadata: { requestId },
    facets: result.facets,
    reader: mine ? readerOf(mine) : null,
    where: there,
    correctedText: result.correctedText,
    meantText: result.meantText,
    relaxed: result.relaxed,
    denied: result.denied,
    askedPay: query.salary_min === undefined ? askedPay(question.text, currencyOfCountry(question.countries?.[0])) : null,
  };
}

/** Whether somebody asked for something, looked through all that an organization has, or through all there is. @rule insights.3 */
function sourceOf({ text, filters, where, organizationIds }: Question): VisitSource {
  if (text.trim() !== '' || Object.keys(filters).length > 0 || where) return 'search';
  return organizationIds.length > 0 ? 'organization' : 'list';
}

/** Languages and countries that the filters can be about. */
function readerOf({ languages, nationalities, workAuthorizations }: SuggestionProfile): PostingsReply['reader'] {
  return { speaks: [...languages], may_work_in: [...new Set([...workAuthorizations, ...implicitAuthorizations(nationalities)])] };
}

/** What a list is asked for, without what only its pages and its log need. */
type AskedQuery = Omit<PostingsQuery, 'page_token' | 'session_id' | 'job_set' | 'user_id'>;
type Question = Omit<SearchRequest, 'after' | 'offset' | 'pageSize' | 'now'>;

/** A list's query as a question to search, and where it was asked for. @throws Problem jobs.filter_limit */
export async function readQuestion(query: AskedQuery, request: ApiRequest, reader: Reader) {
  const over = [...ALL_JOB_FILTERS, ...OWN_FILTERS].filter((name) => query[name].length > LIMITS.filterValuesPerType);
  // @rule jobs.14
  if (over.length > 0)
    throw new Problem('jobs.filter_limit', { errors: over.map((name) => ({ pointer: `/query/${name}`, code: 'too_big' })) });
  const { where, reply: there, text, isRemote } = askedPlace(query, reader.locale);
  const workplace = isRemote ? [...query.workplace, 'remote' as const] : query.workplace;
  return { question: await questionOf({ ...query, q: text, workplace }, where, request, reader), where, there };
}

/** What is asked, without where in the answer: the same for every page of it. */
async function questionOf(
  query: AskedQuery,
  where: SearchRequest['where'],
  request: ApiRequest,
  { locale, profile }: Reader,
): Promise<Question> {
  const filters: Filters = Object.fromEntries(
    ALL_JOB_FILTERS.filter((name) => query[name].length > 0).map((name) => [name, [...new Set<string>(query[name])].sort()]),
  );
  if (query.salary_min !== undefined) filters.yearlyPay = askedEuros(query.salary_min, query.salary_currency, query.salary_period);
  if (query.speaks.length > 0) filters.spoken = spokenCodes(query.speaks);
  if (query.may_work_in.length > 0) filters.permitted = permittedCountries(query.may_work_in);
  return {
    text: query.q,
    prefix: query.prefix === '1',
    where,
    filters,
    organizationIds: [...new Set(query.company_id)].sort((a, b) => a - b),
    visibility: {
      schoolIds: await visibleSchoolIds(request),
      excludeSchoolIds: [...new Set(query.exclude_school_id)].sort((a, b) => a - b),
    },
    languages: readersLanguages(locale),
    // @rule search.15
    countries: profile?.country ? [profile.country] : [...homeCountries(locale)],
    fit: profile ? readerFit(profile) : null,
    sort: query.sort,
  };
}
