// What a mail says, as data: the HTML and the plain text are two drawings of the same blocks, so neither can lack what the other has.
// Texts are plain: whoever draws them escapes them. docs/decisions/006.
import type { Formatters } from '@fairway/i18n/formatters';
import type { Translator } from '@fairway/i18n/translator';

export type MailBlocks = {
  subject: string;
  /** What a list of mails shows behind the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  /** Label and value, one a line. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Shown where the mail has a link. */
  button?: string;
  note?: string;
  /** Why the reader gets this. */
  reason: string;
  /** Words of the link that ends mails of this kind. */
  decline?: string;
};

/** The values of an order: text that people wrote comes out as one short line. */
export type MailParameters = {
  /** One line without control characters, at most 200 characters; empty where absent. */
  text(name: string): string;
  /** As `text`, up to 1000 characters: what somebody wrote to the reader. */
  passage(name: string): string;
  /** As `passage`, but in its lines, up to 8000 characters: a whole letter. Lines without words are left out. */
  paragraphs(name: string): string[];
  /** A name as `personName` lets it stand; empty where absent. */
  name(name: string): string;
  /** An instant given as ISO 8601; undefined where absent or none. */
  instant(name: string): Date | undefined;
};

export type MailWords = {
  t: Translator;
  /** In the zone of the reader, else of the tenant. */
  formats: Formatters;
  tenant: string;
  parameters: MailParameters;
};

/** Writes one kind of mail. It decides words only: link, tenant and headers are the job's. */
export type MailTemplate = (words: MailWords) => MailBlocks;

/** The templates by kind; a mail of a kind that no template writes waits for a worker that knows it. */
export type MailTemplates = Readonly<Record<string, MailTemplate>>;

const TEXT_CHARACTERS = 200;
const PASSAGE_CHARACTERS = 1000;
const LETTER_CHARACTERS = 8000;
const NAME_CHARACTERS = 60;
/** Control characters, line separators, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
/** What a mail program would make a link of. */
const ADDRESS = /:\/\/|[/\\@]|\bwww\b|\p{L}[.。．｡]\p{L}{2}/iu;

/** One short line. */
export function oneLine(text: string, charactersMax = TEXT_CHARACTERS): string {
  const line = text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= charactersMax
    ? line
    : `${characters
        .slice(0, charactersMax - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * A name that may stand in a mail to somebody else. Who registers or invites chooses it freely: one that carries an address or a link
 * is left out, so that our mails cannot be made to advertise.
 */
export function personName(text: string): string {
  const name = oneLine(text, NAME_CHARACTERS);
  return ADDRESS.test(name) ? '' : name;
}

/** Reads the parameters of an order. */
export function mailParameters(values: Readonly<Record<string, unknown>>): MailParameters {
  const raw = (name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  };
  return {
    text: (name) => oneLine(raw(name)),
    passage: (name) => oneLine(raw(name), PASSAGE_CHARACTERS),
    paragraphs: (name) =>
      [...raw(name)]
        .slice(0, LETTER_CHARACTERS)
        .join('')
        .split(/[\r\n]+/)
        .map((line) => oneLine(line, LETTER_CHARACTERS))
        .filter((line) => line !== ''),
    name: (name) => personName(raw(name)),
    instant(name) {
      const at = new Date(raw(name));
      return Number.isNaN(at.getTime()) ? undefined : at;
    },
  };
}
