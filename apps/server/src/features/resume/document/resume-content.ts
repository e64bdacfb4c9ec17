// What a résumé says, in the words of its reader, before anybody decided where it stands on the page. Plain values: it goes to a thread.
import type { Locale } from '@fairway/rules/locales';

/** Words that look alike. `href` is an address that was checked. */
export type Inline = { text: string; bold?: boolean; italic?: boolean; underline?: boolean; href?: string };

export type Block = { kind: 'paragraph'; inlines: Inline[] } | { kind: 'list'; items: { marker: string; blocks: Block[] }[] };

export type ResumeEntry = { title: Inline[]; detail: string; period: string; blocks: Block[] };

export type ResumeSection = {
  title: string;
  /** Where the modern layout puts it. */
  place: 'main' | 'side';
  blocks: Block[];
  entries: ResumeEntry[];
  /** Short facts: a line each in the side column, one after the other elsewhere. */
  facts: Inline[][];
};

export type ResumeContent = {
  locale: Locale;
  /** BCP 47. */
  language: string;
  /** The document's name. */
  title: string;
  author: string;
  /** Under the name: what the person does now. */
  headline: string;
  contact: { title: string; facts: Inline[][] };
  sections: ResumeSection[];
  /** A JPEG, with its words. */
  picture?: { jpeg: Uint8Array; alt: string } | undefined;
  createdAt: Date;
  /** Entries of the file's information dictionary: the profile as data. */
  carried?: Readonly<Record<string, string>> | undefined;
};
