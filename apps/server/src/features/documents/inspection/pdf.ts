// PDF: from its head to its last %%EOF, without scripts, launched programs or files inside. Every object is read by itself, wherever it lies
// and whatever stands around it, those in object streams too; names are compared as a viewer reads them (#4a is J). What cannot be looked
// into (encryption, an object stream of an odd filter) counts as unreadable: no check, no file. @rule documents.10
import { inflateSync } from 'node:zlib';
import { type PdfObject, readPdfObject } from './pdf-objects.ts';
import { beginsAsFile, holdsEicar, PDF_MARK } from './signatures.ts';
import { Refused } from './verdict.ts';

const ACTIVE = new Set(['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA']);
const LAST = Buffer.from('%%EOF');
const BLANK = /^[\s\u0000\u00ef\u00bb\u00bf\u00fe\u00ff]*$/;
/** What may follow the end: a line that a mail program or a server added. */
const AFTER_BYTES = 1024;
const OBJECTS_BYTES = 128 * 1_048_576;
/** Pictures and pages are looked into up to this; nothing in them acts. */
const CONTENT_BYTES = 64 * 1_048_576;
/** How often every byte may be read, for files whose objects overlap. */
const READS = 24;
/** `7 0 obj`, with anything a viewer takes for a space between. */
const OBJECT = /\d(?:[\s\u0000]|%[^\r\n]*[\r\n])+\d+(?:[\s\u0000]|%[^\r\n]*[\r\n])*obj(?![A-Za-z])|\btrailer\b/g;

/** Where the mark of a PDF stands: first but for blanks, later, or not at all. */
export function pdfHead(head: Buffer): 'first' | 'later' | 'none' {
  const at = head.indexOf(PDF_MARK);
  if (at < 0) return 'none';
  return BLANK.test(head.toString('latin1', 0, at)) ? 'first' : 'later';
}

/** Checks a PDF; gives its number of pages, as its tree says it; undefined where it does not say it plainly. @throws Refused */
export function checkPdf(bytes: Buffer): number | undefined {
  checkEnd(bytes);
  const text = bytes.toString('latin1');
  const budget: Budget = {
    readBytes: bytes.length * READS + 1_048_576,
    objectsBytes: OBJECTS_BYTES,
    contentBytes: CONTENT_BYTES,
    pages: undefined,
  };
  let objects = 0;
  for (const { index, 0: opening } of text.matchAll(OBJECT)) {
    objects += 1;
    checkObject(readFrom(text, index + opening.length, budget), bytes, budget);
  }
  if (objects === 0) throw new Refused('documents.unreadable');
  return budget.pages;
}

type Budget = { readBytes: number; objectsBytes: number; contentBytes: number; pages: number | undefined };

const PAGES_MAX = 100_000;
const BY_REFERENCE = /\/Count[\s\u0000]+\d+[\s\u0000]+\d+[\s\u0000]+R/;

/** The root of the page tree says how many there are; of a file that was saved again, the last one holds. */
function notePages({ names, integers }: PdfObject, words: string, budget: Budget): void {
  if (!names.includes('Pages') || !names.includes('Count') || names.includes('Parent') || names.includes('Catalog')) return;
  const count = integers.get('Count') ?? Number.NaN;
  budget.pages = count >= 1 && count <= PAGES_MAX && !BY_REFERENCE.test(words) ? count : undefined;
}

function readFrom(text: string, at: number, budget: Budget): PdfObject {
  const object = readPdfObject(text, at);
  budget.readBytes -= object.end - at;
  if (budget.readBytes < 0) throw new Refused('documents.unreadable');
  notePages(object, text.slice(at, object.end), budget);
  return object;
}

function checkNames({ names }: PdfObject): void {
  if (names.some((name) => ACTIVE.has(name))) throw new Refused('documents.active_content');
  if (names.includes('Encrypt')) throw new Refused('documents.unreadable');
}

function checkObject(object: PdfObject, bytes: Buffer, budget: Budget): void {
  checkNames(object);
  if (object.streamAt === undefined) return;
  const stream = bytes.subarray(object.streamAt);
  const { names } = object;
  if (names.includes('ObjStm') || (names.includes('First') && names.includes('N'))) {
    const objects = unpackObjects(object, stream, budget);
    if (holdsEicar(objects)) throw new Refused('documents.infected');
    checkObjectStream(objects.toString('latin1'), object, budget);
  } else if (isDeflated(object)) {
    const content = inflated(upTo(stream, 'endstream'), budget.contentBytes);
    budget.contentBytes -= content?.length ?? 0;
    if (content && holdsEicar(content)) throw new Refused('documents.infected');
  }
}

function isDeflated({ filters }: PdfObject): boolean {
  return filters.length === 1 && filters[0] === 'FlateDecode';
}

function unpackObjects(object: PdfObject, stream: Buffer, budget: Budget): Buffer {
  if (!object.names.includes('Filter')) return upTo(stream, 'endstream');
  if (!isDeflated(object) || object.names.includes('Predictor')) throw new Refused('documents.unreadable');
  // It knows its own end, so that no false `endstream` can hide a part.
  const objects = inflated(stream, budget.objectsBytes);
  if (!objects) throw new Refused('documents.unreadable');
  budget.objectsBytes -= objects.length;
  return objects;
}

/** Undefined where it is broken or too large. */
function inflated(packed: Buffer, limitBytes: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, limitBytes) });
  } catch {
    return undefined;
  }
}

function upTo(bytes: Buffer, word: string): Buffer {
  const at = bytes.indexOf(word);
  return at < 0 ? bytes : bytes.subarray(0, at);
}

/** Numbers and places first, then the objects. Each is read from its place, so that none can hide another. */
function checkObjectStream(text: string, object: PdfObject, budget: Budget): void {
  const first = object.integers.get('First');
  const count = object.integers.get('N');
  if (first === undefined || count === undefined || !(first <= text.length) || Number.isNaN(count))
    throw new Refused('documents.unreadable');
  const numbers = (text.slice(0, first).match(/\d+/g) ?? []).map(Number);
  for (let i = 0; i < count; i++) {
    const place = numbers[2 * i + 1];
    if (place === undefined) throw new Refused('documents.unreadable');
    checkNames(readFrom(text, first + place, budget));
  }
}

/** @throws Refused unreadable where the end is missing, two_types where something else follows it */
function checkEnd(bytes: Buffer): void {
  const at = bytes.lastIndexOf(LAST);
  if (at < 0 || bytes.lastIndexOf('startxref', at) < 0) throw new Refused('documents.unreadable');
  const after = bytes.subarray(at + LAST.length);
  const rest = after.toString('latin1');
  if (BLANK.test(rest)) return;
  // The first of two ends of a file for the web: the rest of it is missing.
  if (/\d\s+\d+\s+obj\b/.test(rest)) throw new Refused('documents.unreadable');
  const begin = after.subarray(rest.search(/\S/));
  if (after.length > AFTER_BYTES || beginsAsFile(begin)) throw new Refused('documents.two_types');
}
