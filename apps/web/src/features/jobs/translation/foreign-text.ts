// Which text is in another language than its reader's, and what is shown in its place.
import { languageTag, localeOfTag } from '@fairway/rules/locales';

/** A translation, while it is made and afterwards: nothing in it was ever read as HTML. */
export type Translation = { title: string; body: HTMLElement };

/** The tag of a language by its code. */
export function tagOf(language: string): string {
  const locale = localeOfTag(language);
  return locale ? languageTag(locale) : language;
}

export const isForeign = (tag: string, readers: string): boolean => tag.split('-')[0] !== readers.split('-')[0];
