// Word's current format (.docx): a ZIP with word/document.xml. The table of contents is judged before a byte is unpacked: entries, sizes,
// ratio, overlaps, ZIP64, encryption. Then every entry is unpacked once, piece by piece, never more than it declared. @rule documents.10
import yauzl from 'yauzl';
import { archiveEnd, beginsAsFile, EICAR_BYTES, hasWideSizes, holdsEicar, ZIP_MARK } from './signatures.ts';
import { Refused } from './verdict.ts';

const ENTRIES = 500;
const RATIO = 100;
/** Below this a high ratio is only an empty form. */
const RATIO_COUNTS_FROM_BYTES = 1_048_576;
const UNPACKED_BYTES = 256 * 1_048_576;
/** A document in a document (a chart's sheet) is looked into; one more level is a trick. */
const DEPTH = 2;
const KEPT_BYTES = 20 * 1_048_576;
const LOCAL_HEADER_BYTES = 30;
const ZIP64_EXTRA = 1;
const DOCUMENT_TYPE = /<!(DOCTYPE|ENTITY)/i;

/** @throws Refused */
export async function checkWordArchive(bytes: Buffer): Promise<void> {
  const names = await checkArchive(bytes, 1);
  if (!names.has('word/document.xml') || !names.has('[Content_Types].xml')) throw new Refused('documents.wrong_type');
}

async function checkArchive(bytes: Buffer, depth: number): Promise<Set<string>> {
  if (depth > DEPTH) throw new Refused('documents.archive_bomb');
  if (hasWideSizes(bytes)) throw new Refused('documents.archive_bomb');
  const end = archiveEnd(bytes);
  if (end === undefined || end > bytes.length) throw new Refused('documents.unreadable');
  if (end < bytes.length) throw new Refused('documents.two_types');
  const { archive, entries } = await readDirectory(bytes);
  checkSizes(entries, bytes.length);
  for (const entry of entries) checkName(entry.fileName);
  for (const entry of entries) if (!entry.fileName.endsWith('/')) await checkEntry(archive, entry, depth);
  return new Set(entries.map((entry) => entry.fileName));
}

function readDirectory(bytes: Buffer): Promise<{ archive: yauzl.ZipFile; entries: yauzl.Entry[] }> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (failure, archive) => {
      if (failure || !archive) return reject(failure);
      if (archive.entryCount > ENTRIES) return reject(new Refused('documents.archive_bomb'));
      const entries: yauzl.Entry[] = [];
      archive.on('error', reject);
      archive.on('entry', (entry: yauzl.Entry) => {
        entries.push(entry);
        archive.readEntry();
      });
      archive.on('end', () => resolve({ archive, entries }));
      archive.readEntry();
    });
  });
}

/** From the table of contents alone. */
function checkSizes(entries: readonly yauzl.Entry[], sizeBytes: number): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isBomb = unpacked > UNPACKED_BYTES || (unpacked > RATIO_COUNTS_FROM_BYTES && unpacked > sizeBytes * RATIO);
  if (isBomb || entries.some((entry) => entry.extraFields.some((field) => field.id === ZIP64_EXTRA)))
    throw new Refused('documents.archive_bomb');
  for (const entry of entries) {
    if (entry.isEncrypted()) throw new Refused('documents.unreadable');
    if (entry.uncompressedSize > RATIO_COUNTS_FROM_BYTES && entry.uncompressedSize > entry.compressedSize * RATIO * 10)
      throw new Refused('documents.archive_bomb');
  }
  // Entries that share their bytes: little on the disk, endless when unpacked.
  const places = entries.map((entry) => ({
    from: entry.relativeOffsetOfLocalHeader,
    to: entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize,
  }));
  places.sort((a, b) => a.from - b.from);
  if (places[0] && places[0].from !== 0) throw new Refused('documents.two_types');
  for (const [i, place] of places.entries()) {
    const next = places[i + 1];
    if (next && next.from < place.to) throw new Refused('documents.archive_bomb');
  }
}

function checkName(name: string): void {
  if (/(^|\/)vba(project\.bin|data\.xml)$/i.test(name)) throw new Refused('documents.macros');
}

async function checkEntry(archive: yauzl.ZipFile, entry: yauzl.Entry, depth: number): Promise<void> {
  const name = entry.fileName.toLowerCase();
  const read = /\.rels$|^\[content_types\]\.xml$/.test(name);
  const isXml = /\.(xml|rels)$/.test(name);
  const kept: Buffer[] = [];
  let keptBytes = 0;
  let isArchive = false;
  let tail = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of await openEntry(archive, entry)) {
    const piece = Buffer.concat([tail, chunk as Buffer]);
    if (holdsEicar(piece)) throw new Refused('documents.infected');
    // Word writes none; entities of its own are for reading other files or for growing.
    if (isXml && DOCUMENT_TYPE.test(piece.toString('latin1').replaceAll('\0', ''))) throw new Refused('documents.active_content');
    tail = piece.subarray(-EICAR_BYTES);
    if (isFirst) {
      isArchive = piece.subarray(0, 4).equals(ZIP_MARK);
      if (isProgram(piece)) throw new Refused('documents.active_content');
    }
    isFirst = false;
    if (!isArchive && !read) continue;
    keptBytes += (chunk as Buffer).length;
    if (keptBytes > KEPT_BYTES) throw new Refused('documents.archive_bomb');
    kept.push(chunk as Buffer);
  }
  if (isArchive) await checkArchive(Buffer.concat(kept), depth + 1);
  else if (read) checkParts(Buffer.concat(kept).toString('utf8'));
}

/** A program where a picture or a sheet would lie. */
function isProgram(head: Buffer): boolean {
  const text = head.subarray(0, 4).toString('latin1');
  return (text.startsWith('MZ') || text === '\u007fELF') && beginsAsFile(head);
}

/** The list of types and the references: macros under another name, and templates that are fetched when the document is opened. */
function checkParts(xml: string): void {
  if (/macroEnabled|ms-office\.vbaProject|relationships\/vbaProject/i.test(xml)) throw new Refused('documents.macros');
  for (const [reference] of xml.matchAll(/<[\w:]*Relationship\s[^>]*>/g)) {
    const isFetched =
      /TargetMode\s*=\s*["']External/i.test(reference) && /Target\s*=\s*["']\s*(?:https?:|ftp:|\\\\|mhtml:)/i.test(reference);
    if (isFetched && /\/(?:attachedTemplate|oleObject|subDocument|frame)["']/i.test(reference))
      throw new Refused('documents.active_content');
  }
}

function openEntry(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    archive.openReadStream(entry, (failure, stream) => (failure ? reject(failure) : resolve(stream)));
  });
}
