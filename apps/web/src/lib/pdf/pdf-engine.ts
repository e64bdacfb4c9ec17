// pdf.js as this site runs it: loaded with the first PDF that somebody opens, its worker, character maps and fonts from this origin. It runs no
// script of a document, fills in no form, and follows no link: what is drawn is a picture and a layer of text.
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Addresses of the files that some PDFs need: maps of letters for East Asia, and stand-ins for fonts that they do not carry. */
const FILES = import.meta.glob<string>(
  ['../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}'],
  { query: '?url', import: 'default' },
);
const ADDRESSES = new Map(Object.entries(FILES).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]));

/** What pdf.js asks for such a file. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = await ADDRESSES.get(filename)?.();
    const reply = address === undefined ? undefined : await fetch(address);
    if (!reply?.ok) throw new Error(`pdf.js asked for ${filename}, which is not there`);
    return new Uint8Array(await reply.arrayBuffer());
  }
}

/** The document at an address of this origin. @throws what pdf.js says of a damaged or locked one, or of an address that answers no file */
export function openPdf(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const task = getDocument({
    url,
    BinaryDataFactory: OwnFiles,
    useWorkerFetch: false,
    // What stands in for Helvetica looks alike on every machine.
    useSystemFonts: false,
    // The policy of pages allows no compiled code; what pictures need of it has a slower form in script.
    useWasm: false,
    enableXfa: false,
    verbosity: 0,
  });
  signal.addEventListener('abort', () => void task.destroy(), { once: true });
  return task.promise;
}
