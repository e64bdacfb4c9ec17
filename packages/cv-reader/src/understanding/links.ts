// Addresses of pages among the contact details: what is written, what words lead to, and names beside a site's label. What addresses look like.
import type { Read } from '../cv.ts';
import type { Row } from './context.ts';

export const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const ENDINGS = 'com|org|net|io|dev|me|app|co|ai|info|eu|de|fr|es|it|nl|pt|ro|ru|vn|ph|cn|jp|kr|br|uk|ch|at|be|xyz|site|tech|page|design|in|us|ca|works|portfolio|blog'; // biome-ignore format: a list
export const LINK = new RegExp(
  `(?:https?://|www\\.)[^\\s<>()"'，。、|]{3,200}|(?<![\\p{L}\\p{N}@.-])(?:[a-z0-9-]{1,40}\\.){1,3}(?:${ENDINGS})(?:\\.[a-z]{2})?(?:/[^\\s<>()"'，。、|]{0,200})?(?![\\p{L}\\p{N}@.-])`,
  'giu',
);
const LISTED = ENDINGS.split('|');
const WHOLE_END = new RegExp(
  `\\.(?:${LISTED.filter((one) => !LISTED.some((other) => other !== one && other.startsWith(one))).join('|')})…$`,
  'iu',
);
/** An address that ends as addresses do. */
export const ENDED = new RegExp(`\\.(?:${ENDINGS})$`, 'iu');
/** Pages of people, wherever they stand in a CV. */
const PROFILE =
  /^https?:\/\/(?:[a-z]{2,3}\.)?(?:linkedin\.com\/in|xing\.com\/profile|stackoverflow\.com\/users|github\.com|gitlab\.com|behance\.net|dribbble\.com|orcid\.org)\/[^/?#]+\/?$/i;
const SITES: readonly (readonly [RegExp, string])[] = [
  [/^linkedin$/i, 'linkedin.com/in/'], [/^github$/i, 'github.com/'], [/^gitlab$/i, 'gitlab.com/'], [/^(?:twitter|x)$/i, 'x.com/'],
]; // biome-ignore format: a table
/** What the page's edge cut is no address. */
export const CUT = /\S+…/gu;
/** Where it ends as no longer address begins ("org", but not "co"), there was no more of it. */
export const wholeOrNone = (cut: string): string => (WHOLE_END.test(cut) ? cut.slice(0, -1) : ' ');
export const MOST = 12;

/** Rows in which contact details of the person, and not of a referee, stand. */
export type ContactRows = { own: readonly Row[]; all: readonly Row[] };

/** Addresses of pages: what is written, what words lead to, and names beside a site's label. */
export function linksIn({ own, all }: ContactRows): Read<string>[] {
  const found = new Map<string, Read<string>>();
  const add = (link: string, doubt: 'sure' | 'check' = 'sure') => {
    const plain = link.replace(/[.,;:)\]]+$/, '');
    const key = plain.toLowerCase().replace(/^https?:\/\//, '').replace(/^www\./, '').replace(/\/$/, ''); // biome-ignore format: a chain
    if (key.length > 3 && found.size < MOST && !found.has(key)) found.set(key, { value: plain, doubt });
  };
  let taken = '';
  for (const [at, row] of own.entries()) {
    // What the link of the line before went on with is no link of its own.
    const begun = taken !== '' && row.text.startsWith(taken) ? row.text.slice(taken.length) : row.text;
    const joined = withRestOfLink(begun, row, own[at + 1], own);
    taken = joined.slice(begun.length);
    const text = joined.replace(CUT, wholeOrNone).replace(EMAIL, ' ');
    for (const [link] of text.matchAll(LINK)) if (!isPartOfLink(link, row) && !isEndOfLink(link, own) && !BOARD.test(link)) add(link);
    for (const link of row.links) if (/^https?:/i.test(link) && !MAP.test(link)) add(link);
    const label = /^\s*(linkedin|github|gitlab|twitter|x)\s*[:：]?\s+@?((?:in\/)?[\w.-]{3,40})\s*$/iu.exec(text);
    const site = SITES.find(([name]) => label?.[1] && name.test(label[1]))?.[1];
    if (site && label?.[2]) add(site + label[2].replace(/^in\//, ''), 'check');
    const bare = /(?<![\w/.])in\/([\w-]{3,60})/i.exec(text);
    if (bare?.[1] && !/linkedin\.com/i.test(text + row.links.join())) add(`linkedin.com/in/${bare[1]}`, 'check');
  }
  // An icon at the page's edge leads to a profile though no line of the contact details is near it.
  for (const { links } of all) for (const link of links) if (PROFILE.test(link)) add(link);
  return [...found.values()];
}

/**
 * "linkedin.com/in/" and "ada-lovelace" below it, which a slash waits for; or "linkedin.com/in/ada-love" as wide as any line of its column, and small
 * letters alone below it.
 */
function withRestOfLink(text: string, row: Row, next: Row | undefined, own: readonly Row[]): string {
  const isNext = next && next.block === row.block && next.gap < 0.6 && next.sizePt === row.sizePt && row.links.length === 0;
  // "https://ada-" above "lovelace.example.org": no name of a page ends with a hyphen.
  const host =
    isNext && /(?:https?:\/\/|www\.)[a-z\d.-]*-$/i.test(text) ? /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/\S*)?/i.exec(next.text)?.[0] : undefined;
  if (host) return text + host;
  if (!isNext || !/(?:[a-z\d-]+\.)+[a-z]{2,}\/\S*$/i.test(text)) return text;
  // A browser breaks lines behind a hyphen; what is left of the link begins the next one.
  if (/[a-z]-$/i.test(text) && /^[a-z\d][\w-]{1,40}\/?(?=\s{2}|\s[|•·–—]|[,;]|$)/i.test(next.text))
    return text + /^[\w-]+/.exec(next.text)?.[0];
  const isOpen = /\/$/.test(text) && /^[\p{L}\d][\p{L}\d._-]{2,60}\/?$/u.test(next.text);
  const isFull = own.every(({ block, right }) => block !== row.block || right <= row.right + 1);
  const isCut = isFull && /[a-z\d]$/.test(text) && /^[a-z\d][a-z\d_-]{0,30}\/?$/.test(next.text);
  return isOpen || isCut ? text + next.text : text;
}

/** The page of a job board, which its exports print at their head or foot, and nobody's own. */
const BOARD =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:ejobs\.ro|bestjobs\.(?:ro|eu)|hipo\.ro|hh\.(?:ru|kz)|superjob\.ru|rabota\.ru|zarplata\.ru|zhaopin\.com|51job\.com|liepin\.com|zhipin\.com|lagou\.com|jobkorea\.co\.kr|saramin\.co\.kr|incruit\.com|jobs?treet\.(?:com|ph|com\.ph)|kalibrr\.com|topcv\.vn|vietnamworks\.com|careerviet\.vn|careerbuilder\.(?:com|vn)|infojobs\.(?:net|it|com\.br)|catho\.com\.br|vagas\.com(?:\.br)?|gupy\.io|net-empregos\.com|computrabajo\.com|occ\.com\.mx|indeed\.(?:com|fr|de|nl)|stepstone\.de|monster\.(?:com|de|fr|it|nl)|hellowork\.com|apec\.fr|nationalevacaturebank\.nl|doda\.jp|rikunabi\.com|mynavi\.jp|europass\.(?:eu|europa\.eu)|canva\.com|zety\.com|resume\.io|novoresume\.com|cvmaker\.\p{L}+|enhancv\.com)\/?$/iu;

/** An address that leads to a map is a place, and no page of the person's. */
const MAP =
  /^https?:\/\/(?:www\.|maps\.)?(?:google\.[a-z.]+\/maps|google\.[a-z.]+\/?\?q=|openstreetmap\.org|goo\.gl\/maps|maps\.app\.goo\.gl|bing\.com\/maps|apple\.com)/i;

/** Words that were cut at their column's edge, and lead to the whole of what they are the beginning of. */
const isPartOfLink = (written: string, { links }: Row): boolean => {
  const bare = (link: string) => link.toLowerCase().replace(/^https?:\/\//, '').replace(/^www\./, ''); // biome-ignore format: a chain
  return links.some((link) => bare(link) !== bare(written) && bare(link).startsWith(bare(written)));
};

/** The second half of an address that a line broke, or one with the letter of its icon before it ("Wholloway.example"): the link has the whole. */
const isEndOfLink = (written: string, own: readonly Row[]): boolean => {
  const bare = (link: string) => link.toLowerCase().replace(/^https?:\/\//, '').replace(/\/$/, ''); // biome-ignore format: a chain
  const end = bare(written);
  const isWhole = (link: string) => link === end.slice(1) || (link.endsWith(end) && /[a-z\d]$/.test(link.slice(0, -end.length)));
  return own.some(({ links }) => links.some((link) => /^https?:/i.test(link) && isWhole(bare(link))));
};
