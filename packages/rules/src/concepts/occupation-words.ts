// What people are called at work, by language, as the dictionary of concepts has it: for whoever reads titles and not questions.
import occupations from './occupation.json' with { type: 'json' };

/** The forms of all occupations in a language (ISO 639) that texts have too, as concepts.ts says: `stem*` begins a word. */
export function occupationForms(language: string): string[] {
  return (occupations as { forms: Record<string, string> }[])
    .flatMap(({ forms }) => (forms[language] ?? '').split(', '))
    .map((form) => form.replace(/^~/, ''))
    .filter((form) => /^[\p{L}\p{N}]/u.test(form));
}
