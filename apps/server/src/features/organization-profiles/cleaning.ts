// What owners sent, as it is kept: rich texts made safe, ids that are theirs. What was kept already is not looked at twice.
import type { OrganizationProfileContent, ProfileText } from '@fairway/rules/organization-profile';
import { richText } from '../candidates/rich-text.ts';

const allTexts = (content: OrganizationProfileContent): string[] =>
  [content.description, ...content.articles.map(({ body }) => body)].flatMap((text) => Object.values(text));

/** The content with safe rich texts. `kept`: contents that are safe, or were shown before anybody wrote here. */
export function cleanContent(content: OrganizationProfileContent, kept: readonly OrganizationProfileContent[]): OrganizationProfileContent {
  const known = new Set(kept.flatMap(allTexts));
  const clean = (text: ProfileText): ProfileText =>
    Object.fromEntries(
      Object.entries(text).flatMap(([locale, html]) => {
        const safe = known.has(html) ? html : richText(html);
        return safe ? [[locale, safe]] : [];
      }),
    );
  return {
    ...content,
    description: clean(content.description),
    articles: content.articles.map((article) => ({ ...article, body: clean(article.body) })),
  };
}

/** Things whose id is none of `own`, or came before in the list, are new ones. */
export function withOwnIds<T extends { id: number | null }>(things: readonly T[], own: ReadonlySet<number>): T[] {
  const seen = new Set<number>();
  return things.map((thing) => {
    if (thing.id === null || (own.has(thing.id) && !seen.has(thing.id))) {
      if (thing.id !== null) seen.add(thing.id);
      return thing;
    }
    return { ...thing, id: null };
  });
}
