/** What speaks against a file before it is sent; undefined: nothing. An empty file counts as a wrong type. */
export function fileIssue(
  file: { name: string; sizeBytes: number },
  rules: { extensions: readonly string[]; maxSizeBytes: number },
): 'type' | 'size' | undefined {
  const name = file.name.toLowerCase();
  if (file.sizeBytes === 0 || !rules.extensions.some((extension) => name.endsWith(extension.toLowerCase()))) return 'type';
  return file.sizeBytes > rules.maxSizeBytes ? 'size' : undefined;
}
