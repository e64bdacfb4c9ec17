// Word's binary format (.doc): an OLE compound file with a stream WordDocument. Refused: macros, packed files, encryption, half a file.
import * as cfb from 'cfb';
import { Refused } from './verdict.ts';

/** First word of a Word document's stream. */
const WORD_MARK = 0xa5ec;
const FLAGS_AT = 0x0a;
const ENCRYPTED = 0x0100;

/** @throws Refused */
export function checkCompoundFile(bytes: Buffer): void {
  const container = cfb.parse(bytes);
  const paths = container.FullPaths.map((path) => path.replace(/^[^/]*\//, ''));
  const names = new Set(paths.flatMap((path) => path.split('/')).map((name) => name.toLowerCase()));
  if (names.has('encryptedpackage')) throw new Refused('documents.unreadable');
  const word = container.FileIndex[paths.indexOf('WordDocument')];
  if (!word) throw new Refused('documents.wrong_type');
  const stream = Buffer.from(word.content ?? []);
  if (stream.length < FLAGS_AT + 2 || stream.length < word.size) throw new Refused('documents.unreadable');
  if (stream.readUInt16LE(0) !== WORD_MARK) throw new Refused('documents.wrong_type');
  if (stream.readUInt16LE(FLAGS_AT) & ENCRYPTED) throw new Refused('documents.unreadable');
  if (['macros', 'vba', '_vba_project', '_vba_project_cur'].some((name) => names.has(name))) throw new Refused('documents.macros');
  // A file packed into the document: opened by a double click.
  if (names.has('\u0001ole10native') || names.has('package')) throw new Refused('documents.active_content');
}
