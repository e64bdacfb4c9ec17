// A tree of React as HTML, in full.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

/** `report` hears of every error. @throws what a part outside of all boundaries threw */
export function wholeHtml(
  app: ReactNode,
  { nonce, report }: { nonce?: string | undefined; report: (error: unknown) => void },
): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(app, {
      ...(nonce === undefined ? {} : { nonce }),
      // Every part stands where it belongs, however long it is: else long ones would be moved there by scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Comes after an error of the shell, too, with a stream that fails: unheard, that would end the process.
      onAllReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: report,
    });
    setTimeout(() => stream.abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS).unref();
  });
}
