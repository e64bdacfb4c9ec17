// What a school keeps of an employer besides its decisions: the people it knows there, notes of its staff, and what it decided when.
//
//   note      who reads it                    when its author's account goes
//   private   its author                      goes with it
//   shared    the staff of the school         stays, without a name
//
// A contact is somebody without an account: the data are the school's, and no other school reads them. @rule postings.11, postings.12
import { EMAIL_CHARACTERS, isEmail } from './emails.ts';
import { plainLine } from './names.ts';
import type { PostingDecisionStep } from './posting-decisions.ts';

export const SCHOOL_EMPLOYER_LIMITS = {
  /** People at one employer that a school may keep. */
  contacts: 50,
  nameCharacters: 100,
  roleCharacters: 100,
  phoneCharacters: 40,
  /** What is written of a contact. */
  contactNoteCharacters: 1000,
  /** Notes of all staff on one employer. */
  notes: 500,
  noteCharacters: 4000,
  /** Its latest postings that the page of an employer shows. */
  postings: 20,
  /** The latest decisions that it shows. */
  history: 50,
} as const;

/** By when a note was written. */
export const SCHOOL_EMPLOYER_NOTE_SORTS = ['written'] as const;
export const SCHOOL_EMPLOYER_NOTE_KINDS = ['shared', 'private'] as const;

/** What a school decided on an employer, and on its postings: what its page tells. */
export const SCHOOL_EMPLOYER_STEPS = ['approve', 'trust', 'decline'] as const;
export type SchoolEmployerStep = (typeof SCHOOL_EMPLOYER_STEPS)[number];
export const SCHOOL_POSTING_STEPS = ['ask', 'approve', 'confirm', 'decline'] as const satisfies readonly PostingDecisionStep[];
export type SchoolPostingStep = (typeof SCHOOL_POSTING_STEPS)[number];

export type ContactFields = { name: string; role: string; email: string; phone: string };
export type ContactFault = 'contact_name' | 'contact_email' | 'contact_phone';

/** A contact as it is kept: each of the fields on one line. */
export function tidyContact({ name, role, email, phone }: ContactFields): ContactFields {
  const { nameCharacters, roleCharacters, phoneCharacters } = SCHOOL_EMPLOYER_LIMITS;
  const line = (typed: string, characters: number) => [...plainLine(typed)].slice(0, characters).join('').trimEnd();
  return {
    ...{ name: line(name, nameCharacters), role: line(role, roleCharacters) },
    ...{ email: line(email, EMAIL_CHARACTERS), phone: line(phone, phoneCharacters) },
  };
}

/** What is wrong with a tidy contact: it has a name, and an address and a number where they are given. */
export function contactFault({ name, email, phone }: ContactFields): ContactFault | undefined {
  if (name === '') return 'contact_name';
  if (email !== '' && !isEmail(email)) return 'contact_email';
  return phone !== '' && dialledNumber(phone) === undefined ? 'contact_phone' : undefined;
}

/**
 * What a telephone dials, of a number as people write it: `+47 22 00 00 00` is `+4722000000`, `030/123-45 ext. 6` is `03012345;ext=6`.
 * undefined: it is no number.
 */
export function dialledNumber(phone: string): string | undefined {
  const [, plus, written = '', extension] = /^(\+?)([\d\s()./-]+?)(?:\s*(?:ext\.?|x)\s*(\d{1,6}))?$/i.exec(phone) ?? [];
  // Inside of an international number, the zero that is dialled at home only.
  const digits = (plus ? written.replace('(0)', '') : written).replace(/\D/g, '');
  if (digits.length < 3 || digits.length > 20) return undefined;
  return `${plus}${digits}${extension ? `;ext=${extension}` : ''}`;
}
