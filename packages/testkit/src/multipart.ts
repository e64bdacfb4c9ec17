// The body of a form with files, as a browser sends it.
import { randomBytes } from 'node:crypto';

export type FormPart = { name: string; value: string } | { name: string; fileName: string; bytes: Uint8Array; type?: string };

/** Payload and header of multipart/form-data. */
export function multipart(...parts: readonly FormPart[]): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `----test${randomBytes(12).toString('hex')}`;
  const pieces: Uint8Array[] = [];
  for (const part of parts) {
    const file = 'bytes' in part ? `; filename="${part.fileName}"\r\ncontent-type: ${part.type ?? 'application/octet-stream'}` : '';
    pieces.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"${file}\r\n\r\n`));
    pieces.push('bytes' in part ? part.bytes : Buffer.from(part.value), Buffer.from('\r\n'));
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return { payload: Buffer.concat(pieces), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
