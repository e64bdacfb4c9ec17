// Title slugs in addresses (@rule pages.16): `/jobs/{uuid}-{slug}`, `/employers/{id}-{slug}`. The id decides; a wrong slug redirects.
import { LIMITS } from './limits.ts';

const SPECIAL: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', å: 'a', đ: 'd', ł: 'l', œ: 'oe', ı: 'i' };

/** A lower-case slug of at most 100 characters; letters of every script are kept, everything else becomes one hyphen. @rule pages.16 */
export function slugify(title: string): string {
  const folded = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæøåđłœı]/g, (c) => SPECIAL[c] ?? c)
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const cut = [...folded].slice(0, LIMITS.slugCharacters).join('');
  return cut.replace(/^-+|-+$/g, '');
}

/** True for an identifier in the standard form of 36 characters. @rule pages.17 */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

/** Splits `{uuid}-{slug}`; undefined when the first 36 characters are no identifier. */
export function parseJobSegment(segment: string): { id: string; slug: string } | undefined {
  const id = segment.slice(0, LIMITS.uuidCharacters);
  if (!isUuid(id)) return undefined;
  return { id: id.toLowerCase(), slug: segment.slice(LIMITS.uuidCharacters + 1) };
}

/** Splits `{integer}-{slug}`; undefined when it does not begin with a positive 32-bit integer. */
export function parseOrganizationSegment(segment: string): { id: number; slug: string } | undefined {
  const match = /^(\d{1,10})(?:-(.*))?$/su.exec(segment);
  const id = Number(match?.[1]);
  if (!match || !(id >= 1 && id <= 2_147_483_647)) return undefined;
  return { id, slug: match[2] ?? '' };
}

/** `{uuid}-{slug}`, or the bare id when the title has no letters. */
export function jobSegment(id: string, title: string): string {
  const slug = slugify(title);
  return slug ? `${id}-${slug}` : id;
}

/** `{id}-{slug}`, or the bare id when the name has no letters. */
export function organizationSegment(id: number, name: string): string {
  const slug = slugify(name);
  return slug ? `${id}-${slug}` : String(id);
}
