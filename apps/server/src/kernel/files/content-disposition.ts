// The Content-Disposition header of a file with a person's name on it (RFC 6266): nothing in the name may end the header.

/** `attachment` with a plain and a UTF-8 name; `inline` without a name. */
export function contentDisposition(downloadName: string | undefined): string {
  if (downloadName === undefined) return 'inline';
  // Control characters and the marks that turn reading direction around (a way to fake an extension) go; paths become names.
  const name = downloadName
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[/\\]/g, '_')
    .trim()
    .slice(0, 200)
    .toWellFormed();
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_') || 'file';
  const encoded = encodeURIComponent(name || 'file').replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
