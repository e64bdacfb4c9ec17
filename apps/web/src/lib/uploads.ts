// Sends a file with a form, and says how far it is. fetch cannot tell the progress of what it sends, so this is the one place that uses
// XMLHttpRequest; a refused call is renewed and sent once more, as all others are. @rule identity.8
import { ApiProblem, problemOf } from '@fairway/client/problem';
import { beforeCall, onSessionExpired } from './session-keeper.ts';

export type FileUpload = {
  path: string;
  /** Name of the form's field that holds the file. */
  field: string;
  file: File;
  fields?: Readonly<Record<string, string>>;
  /** 0 to 100; 100 means that all was sent and the answer is awaited. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/** The reply's body. @throws ApiProblem, or a DOMException AbortError where `signal` ended it */
export async function uploadFile<Reply>(upload: FileUpload): Promise<Reply> {
  await beforeCall(upload.path);
  let response = await send(upload);
  if (response.status === 401 || response.status === 403) {
    const refused = new Request(new URL(upload.path, window.location.origin), { method: 'POST' });
    if (await onSessionExpired(refused)) response = await send(upload);
  }
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as Reply;
}

function send({ path, field, file, fields = {}, onProgress, signal }: FileUpload): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const ended = () => signal?.removeEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.round((100 * loaded) / total) : 0);
    request.onload = () => {
      ended();
      const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = () => {
      ended();
      reject(new ApiProblem({ status: 0, code: 'unavailable' }));
    };
    request.onabort = () => {
      ended();
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    };
    if (signal?.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', abort);
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}
