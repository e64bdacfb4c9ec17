// How right it is which postings are one: `npm run bench duplicates [-- --read] [--folder FOLDER]`. Two measures, both of real postings:
//   judged   pairs of one employer and title whose texts are nearly the same, drawn by chance, were read by their differences; which are one
//            stands in duplicates-truth.json, by ids. Asked as if two sources had brought them, which is harder than it is: there the rule is
//            tolerant, and all differences are of one source. `--read` prints the pairs as a judge reads them, without what the rule says.
//   twins    every third posting comes once more from a second source in another frame (FRAMES), among all the others as they are. A twin is
//            found where it is joined with its own posting; joined pairs are right where their postings are the same or were before.
// The last line is JSON.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fold } from '@fairway/rules/folding';
import { cutText, fullnessOf, type JoinedPosting, joinPostings, squeezed, titleKey } from '@fairway/rules/posting-likeness';
import { builtInSkills, skillFinder } from '@fairway/rules/recognition/skills';
import { shortenedParts, textDifferences } from '@fairway/rules/text-differences';
import { preparePosting } from '../apps/server/src/features/feeds/prepare.ts';
import { allPostings } from './recognition-sample.ts';

const REAL_FOLDER = '/work/shared/data/jobs';
const SEED = 'duplicates 1';
const DRAWN = 60;
const NEAR = 0.85;
const TWIN_EVERY = 3;
const NOW = new Date('2026-11-23T12:00:00Z');

type Compared = { posting: JoinedPosting; group: string; title: string; organization: string; text: string };

/** What a second source makes of a posting. */
const FRAMES: readonly ((title: string, text: string) => [title: string, text: string])[] = [
  (title, text) => [title, text.replaceAll('\n', ' ')],
  (title, text) => [`${title} (m/w/d)`, `${text}\nApply through our board and tell them where you saw it.`],
  (title, text) => [title.toUpperCase(), `Our client is hiring.\n${text}`],
  (title, text) => [`${title} - Ref. 20731/b`, text.slice(0, Math.max(400, text.length * 0.6))],
  (title, text) => [title, text.replace(/\n/, '\nYour tasks\n').replaceAll('. ', '.\n• ')],
  (title, text) => [title, `${text.slice(0, -120)}Please see the full advert for how to apply. Posted by the north board.`],
];

async function load(folder: string): Promise<Compared[]> {
  const options = { skills: skillFinder(builtInSkills()), shiftDays: 0 };
  const all = await allPostings(folder);
  return all.flatMap(({ source, postings }) =>
    postings.map((raw) => {
      const { columns, places } = preparePosting(raw, options);
      const cities = places.flatMap(({ city }) => city ?? []);
      const lines = places.map(({ line }) => line);
      const salary = { min: columns.salary_min, max: columns.salary_max, currency: columns.salary_currency, unit: columns.salary_unit };
      const posting: JoinedPosting = {
        id: raw.sourceId, source, schoolIds: [], employmentTypes: columns.employment_types, educationLevels: columns.education_levels, startOn: columns.start_on,
        language: columns.language, salary, places: [...new Set((cities.length > 0 ? cities : lines).map(fold))].sort(), lines, applicationUrl: columns.application_url,
        isOwn: false, promotion: 0, publishedAt: NOW, deadlineAt: null, ...measured(columns.description_text),
      }; // biome-ignore format: a row
      return keyed({ posting, title: columns.title, organization: raw.company.name, text: columns.description_text }, cities);
    }),
  );
}

function measured(text: string) {
  const words = text.split(/\s+/u).filter(Boolean).length;
  return { textHash: createHash('sha256').update(squeezed(text)).digest('base64url'), words, fullness: fullnessOf([], words) };
}

const keyed = (compared: Omit<Compared, 'group'>, cities: readonly string[]): Compared => ({
  ...compared,
  group: `${fold(compared.organization)}|${titleKey(compared.title, [compared.organization, ...cities])}`,
});

/** Which stands for which, of all. */
function join(all: readonly Compared[]): Map<string, string> {
  const texts = new Map(all.map(({ posting, text }) => [posting.textHash, text]));
  const cuts = new Map<string, ReturnType<typeof cutText>>();
  const textOf = ({ textHash }: JoinedPosting) => {
    const cut = cuts.get(textHash) ?? cutText(texts.get(textHash) ?? '');
    cuts.set(textHash, cut);
    return cut;
  };
  const groups = Map.groupBy(all, ({ group }) => group).values();
  const distinct = new Set<string>();
  return new Map(
    [...groups].flatMap((group) => [...joinPostings(group.map(({ posting }) => posting), { textOf, distinct, now: NOW })]), // biome-ignore format: one thought
  );
}

type Pair = { key: string; one: Compared; other: Compared };

function drawnPairs(all: readonly Compared[]): Pair[] {
  const pairs: Pair[] = [];
  for (const group of Map.groupBy(all, ({ group: key }) => key).values())
    for (const [at, one] of group.entries())
      for (const other of group.slice(at + 1)) {
        if (one.posting.textHash === other.posting.textHash || one.posting.places.join() !== other.posting.places.join()) continue;
        const [words, others] = [one, other].map(({ text }) => new Set(fold(text).split(' ')));
        if (!words || !others || words.size < 30) continue;
        const shared = [...words].filter((word) => others.has(word)).length;
        if (shared / (words.size + others.size - shared) >= NEAR) pairs.push({ key: `${one.posting.id}~${other.posting.id}`, one, other });
      }
  const rank = ({ key }: Pair) => createHash('sha256').update(`${SEED} ${key}`).digest('hex');
  return pairs.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, DRAWN);
}

function read(all: readonly Compared[]): void {
  for (const { key, one, other } of drawnPairs(all)) {
    const parts = shortenedParts(textDifferences(one.text, other.text), 4);
    const said = parts.map(({ in: place, text }) => (place === 'both' ? text : `[${place === 'first' ? '-' : '+'}${text}]`)).join(' ');
    console.log(`${key} | ${one.title} | ${one.posting.lines.join(', ')} / ${other.posting.lines.join(', ')}\n  ${said.slice(0, 900)}\n`);
  }
}

/** One, where two sources bring them. */
function areOne({ one, other }: Pair): boolean {
  const elsewhere = { ...other, posting: { ...other.posting, source: 'elsewhere' } };
  return join([one, elsewhere]).size === 1;
}

function twinsOf(all: readonly Compared[]): Compared[] {
  return all.flatMap((one, at) => {
    if (at % TWIN_EVERY !== 0 || one.posting.words < 40) return [];
    const [title, text] = FRAMES[(at / TWIN_EVERY) % FRAMES.length]!(one.title, one.text);
    const posting = {
      ...one.posting,
      id: `twin ${one.posting.id}`,
      source: 'twin',
      lines: one.posting.places.map((place) => place.toUpperCase()),
      ...measured(text),
    };
    return [keyed({ ...one, title, text, posting }, one.posting.places)];
  });
}

function measureTwins(all: readonly Compared[]) {
  const before = join(all);
  const standingBefore = (id: string) => before.get(id) ?? id;
  const twins = twinsOf(all);
  const began = process.cpuUsage();
  const after = join([...all, ...twins]);
  const { user, system } = process.cpuUsage(began);
  const own = (id: string) => id.replace(/^twin /, '');
  const standing = (id: string) => after.get(id) ?? id;
  const wrong = [...after].filter(([id, stands]) => standingBefore(own(id)) !== standingBefore(own(stands)));
  const found = twins.filter(({ posting }) => standing(posting.id) === standing(own(posting.id)));
  const missed = FRAMES.map((_, frame) => twins.filter(({ posting }) => standing(posting.id) !== standing(own(posting.id)) && frameOf(all, posting.id) === frame).length); // biome-ignore format: one thought
  return {
    postings: all.length,
    joinedBefore: before.size,
    twins: twins.length,
    precision: share(after.size - wrong.length, after.size),
    recall: share(found.length, twins.length),
    missedByFrame: missed,
    wrong: wrong.slice(0, 10),
    msEach: Number(((user + system) / 1000 / (all.length + twins.length)).toFixed(3)),
  };
}

const frameOf = (all: readonly Compared[], id: string): number =>
  (all.findIndex(({ posting }) => `twin ${posting.id}` === id) / TWIN_EVERY) % FRAMES.length;
const share = (some: number, of: number) => Number((some / Math.max(1, of)).toFixed(4));

function measureJudged(all: readonly Compared[]) {
  const truth = JSON.parse(readFileSync(new URL('./duplicates-truth.json', import.meta.url), 'utf8')) as Record<string, boolean>;
  const pairs = drawnPairs(all).filter(({ key }) => key in truth);
  const joined = pairs.filter(areOne);
  const same = pairs.filter(({ key }) => truth[key]);
  const right = joined.filter(({ key }) => truth[key]);
  for (const { key } of joined) if (!truth[key]) console.log(`joined, and not the same: ${key}`);
  return { pairs: pairs.length, same: same.length, joined: joined.length, right: right.length };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { read: { type: 'boolean', default: false }, folder: { type: 'string', default: REAL_FOLDER } },
  });
  const all = await load(values.folder);
  if (values.read) read(all);
  else console.log(JSON.stringify({ bench: 'duplicates', judged: measureJudged(all), twins: measureTwins(all) }));
}
