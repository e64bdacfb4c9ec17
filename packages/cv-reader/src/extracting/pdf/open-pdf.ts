// Opens a PDF by pdf.js without anything of a browser: no canvas, no network, no scripts of the file, no pictures (an upper size of one
// pixel keeps them packed). Fonts' maps come from the package's own folder.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import type { ReadingFault } from '../../text-document.ts';

type Pdfjs = typeof import('pdfjs-dist');
let loaded: Promise<Pdfjs> | undefined;
const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** pdf.js itself, once a thread (100 ms); its "worker" runs in the thread that calls. */
function pdfjs(): Promise<Pdfjs> {
  loaded ??= (async () => {
    // By a name that the compiler does not follow: these builds have no types of their own.
    const build = (name: string) => import(`pdfjs-dist/legacy/build/${name}.min.mjs`);
    const [library, worker] = await Promise.all([build('pdf'), build('pdf.worker')]);
    Object.assign(globalThis, { pdfjsWorker: worker });
    return library as Pdfjs;
  })();
  return loaded;
}

/** Fonts are never drawn: what would put them into a page takes them and forgets them. */
const noPage = {
  fonts: { add() {}, delete() {} },
  documentElement: { getElementsByTagName: () => [{ append() {} }] },
  createElement: () => ({ sheet: { cssRules: [], insertRule() {} }, remove() {} }),
} as unknown as HTMLDocument;

export type OpenPdf = { ok: true; pdf: PDFDocumentProxy; task: PDFDocumentLoadingTask } | { ok: false; fault: ReadingFault };

/** The document; its `task` must be destroyed by the caller. Never throws. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const library = await pdfjs();
  const task = library.getDocument({
    // pdf.js takes the buffer for itself.
    data: bytes.slice(),
    fontExtraProperties: true,
    disableFontFace: false,
    ownerDocument: noPage,
    maxImageSize: 1,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    cMapUrl: join(folder, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(folder, 'standard_fonts/'),
    verbosity: 0,
  });
  try {
    return { ok: true, pdf: await task.promise, task };
  } catch (error) {
    await closePdf(task);
    return { ok: false, fault: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged' };
  }
}

/** Lets go of a PDF. Its answer is known by then: what pdf.js fails to clear away counts against the thread's memory, whose end is in the log. */
export async function closePdf(task: PDFDocumentLoadingTask): Promise<void> {
  await task.destroy().catch(() => {});
}
