// Where postings are asked for: the field "where" with its radius, or "near" and a place in the question. What is no place that we know is searched
// by its words, and the reply says so.
import type { listPostings } from '@fairway/contract/jobs/endpoints';
import type { EndpointInput, EndpointReply } from '@fairway/contract/kernel/endpoint';
import { formatters } from '@fairway/i18n/formatters';
import { isOnGlobe, NEAR_KM, type Point } from '@fairway/rules/distance';
import { LIMITS } from '@fairway/rules/limits';
import type { Locale } from '@fairway/rules/locales';
import { readNear } from '@fairway/rules/recognition/near-questions';
import { readPoint } from '@fairway/rules/recognition/points';
import { regionName } from '@fairway/rules/recognition/region-names';
import { meansRemote } from '@fairway/search/asked-remote';
import type { AskedWhere } from '@fairway/search/types';
import { cityShown, type LinedPlace } from '../places/place-lines.ts';
import { type AskedPlace, locatedKeys, nearestTo, readPlace, ringsAround } from '../places/queries.ts';

type Query = EndpointInput<typeof listPostings>['query'];
type Reply = NonNullable<EndpointReply<typeof listPostings>['where']>;

/** `text`: the words that are left to search for. `isRemote`: what was typed as a place is work from anywhere. */
export type AskedThere = { text: string; where: AskedWhere | null; reply: Reply | null; isRemote?: boolean };

const NOWHERE: AskedWhere['rings'] = [[], [], []];

/** Reads where a list is asked for. @rule search.7 */
export function askedPlace({ q, where, radius, prefix }: Pick<Query, 'q' | 'where' | 'radius' | 'prefix'>, locale: Locale): AskedThere {
  const text = q.slice(0, LIMITS.searchTextCharacters);
  const typed = where.trim();
  if (typed === '') return nearIn(text, prefix === '1', locale) ?? { text, where: null, reply: null };
  const point = readPoint(typed);
  if (point) return aroundPoint(text, typed, point, radius || NEAR_KM, locale);
  const place = readPlace(typed);
  if (!place && meansRemote(typed)) return { text, where: null, reply: null, isRemote: true };
  const unknown = { text: typed, name: null, kind: null, canWiden: false, radiusKm: 0, inQuestion: false };
  if (!place) return { text: `${text} ${typed}`.trim().slice(0, LIMITS.searchTextCharacters), where: null, reply: unknown };
  return { text, ...placeAsked(place, typed, radius, locale, false) };
}

/** "jobs near Lyon". @rule search.8 */
function nearIn(question: string, isTyped: boolean, locale: Locale): AskedThere | undefined {
  if (isTyped) return undefined;
  const near = readNear(question, (text) => readPlace(text)?.city !== undefined);
  const place = near && readPlace(near.place);
  return place && { text: near.text, ...placeAsked(place, near.place, NEAR_KM, locale, true) };
}

function placeAsked(place: AskedPlace, typed: string, radius: number, locale: Locale, inQuestion: boolean): Omit<AskedThere, 'text'> {
  const { city, country, keys, kind } = place;
  const radiusKm = city ? radius : 0;
  const reply = { text: typed, name: nameOf(place, typed, locale), kind, canWiden: city !== undefined, radiusKm, inQuestion };
  // "Near" is a wish: where few are there, the country is better than nothing. A radius is a limit.
  const around = country ? [country] : [];
  if (city && radiusKm > 0) return { where: { typed, rings: ringsAround(city, radiusKm), around: inQuestion ? around : [] }, reply };
  // Of namesakes the largest comes first.
  const main = city ? keys.filter((key) => !key.startsWith('@') || key === `@${city.id}`) : keys;
  const others = keys.filter((key) => !main.includes(key));
  return { where: { typed, rings: [main, others, []], around }, reply };
}

function aroundPoint(text: string, typed: string, point: Point, radiusKm: number, locale: Locale): AskedThere {
  const nearest = nearestTo(point);
  const name = nearest ? namedCity(nearest.name, nearest.country, locale) : typed;
  const rings = isOnGlobe(point) ? ringsAround(point, radiusKm) : NOWHERE;
  return {
    text,
    where: { typed, rings, around: [] },
    reply: { text: typed, name, kind: 'city', canWiden: true, radiusKm, inQuestion: false },
  };
}

/** `DE-Bayern`, not the city `US-NY/New York`. */
const REGION_KEY = /^..-[^/]+$/;

function nameOf({ kind, keys, city, country }: AskedPlace, typed: string, locale: Locale): string {
  const words = formatters({ locale, timeZone: 'UTC', now: new Date(0) });
  if (kind === 'country') return words.country(keys.find((key) => key.length === 2) ?? typed);
  if (kind === 'city' && city) return namedCity(city.name, city.country, locale);
  const region = keys.find((key) => REGION_KEY.test(key));
  const [typedHead = typed] = typed.split(/[,，、]/u);
  const head = (region && regionName(region, locale)) ?? typedHead;
  return country ? words.facts([head, words.country(country)]) : head;
}

function namedCity(name: string, country: string, locale: Locale): string {
  const words = formatters({ locale, timeZone: 'UTC', now: new Date(0) });
  return words.facts([cityShown(name, country, locale), words.country(country)]);
}

/** The places of a posting, those first that it is found for: a card has room for one. */
export function askedFirst(places: readonly LinedPlace[], where: AskedWhere | null): LinedPlace[] {
  if (!where || places.length < 2) return [...places];
  const asked = new Set(where.rings.flat());
  const answers = (place: LinedPlace) =>
    asked.has(place.country ?? '') || locatedKeys([{ ...place, latitude: null, longitude: null }]).some((key) => asked.has(key));
  const isThere = places.map(answers);
  return [...places.filter((_, at) => isThere[at]), ...places.filter((_, at) => !isThere[at])];
}
