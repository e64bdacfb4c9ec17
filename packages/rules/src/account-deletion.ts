// The word a person types before an account is erased, in the language of the page. Compared folded: case and accents do not matter.
// @rule account.16
import { fold } from './folding.ts';
import type { Locale } from './locales.ts';

export const DELETION_WORDS: Record<Locale, string> = {
  en: 'DELETE',
  cn: '删除',
  de: 'LÖSCHEN',
  es: 'ELIMINAR',
  fil: 'BURAHIN',
  fr: 'SUPPRIMER',
  it: 'ELIMINA',
  jp: '削除',
  ko: '삭제',
  nl: 'VERWIJDEREN',
  pt: 'EXCLUIR',
  ro: 'ȘTERGE',
  ru: 'УДАЛИТЬ',
  vi: 'XÓA',
};

/** Is it the word that the page of this locale asked for? */
export function confirmsDeletion(typed: string, locale: Locale): boolean {
  return fold(typed) === fold(DELETION_WORDS[locale]);
}
