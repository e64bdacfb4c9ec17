// The tables that a source file writes and reads, from its text: Kysely's words and SQL's, COPY and TRUNCATE too. In a file that writes a table
// whose name comes from elsewhere, each table that it names counts as written.
const NAME = String.raw`(?:public\.)?"?(\w+)"?`;
const ALIAS = String.raw`(?:\s+(?:as\s+)?(?!where\b|on\b|join\b|set\b|using\b)\w+)?`;

const WRITES = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  new RegExp(String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?${NAME}`, 'gi'),
  new RegExp(
    String.raw`(?<!\bfor\s+(?:no\s+key\s+)?)(?<!\bdo\s+)(?<!\bon\s+)\bupdate\s+(?:only\s+)?${NAME}\s+(?:as\s+)?(?:\w+\s+)?set\b`,
    'gi',
  ),
  new RegExp(String.raw`\bcopy\s+${NAME}\s*(?:\([^)]*\)\s*)?from\b`, 'gi'),
];
/** A write whose table is named elsewhere: each name in the file counts (not those of types). */
const GENERIC = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^'\s]|\b(?:into|update|delete\s+from|copy|truncate)\s+\$\{/i;

const READS = [
  /\.(?:selectFrom|(?:inner|left|right|full|cross)Join|from|using)\(\s*'(\w+)/g,
  new RegExp(String.raw`\b(?:join|copy)\s+(?:lateral\s+)?${NAME}`, 'gi'),
];
/** `from` and `using` take several, after commas. */
const READ_LISTS = [
  /\.(?:selectFrom|from)\(\s*\[([^\]]*)\]/g,
  new RegExp(String.raw`\b(?:from|using)\s+((?:only\s+)?${NAME}${ALIAS}(?:\s*,\s*${NAME}${ALIAS})*)`, 'gi'),
];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
const namesIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!));

export function tablesWritten(source: string): Set<string> {
  const text = withoutComments(source);
  const named = GENERIC.test(text) ? namesIn(text.replace(/<[^<>\n]*>/g, ''), [/'([a-z_]+)'/g]) : [];
  return new Set([...namesIn(text, WRITES), ...named].map((name) => name.toLowerCase()));
}

export function tablesRead(source: string): Set<string> {
  const text = withoutComments(source);
  const listed = namesIn(text, READ_LISTS).flatMap((list) =>
    list.split(',').map((part) => /^\s*(?:only\s+)?(?:public\.)?["']?(\w+)/.exec(part)?.[1] ?? ''),
  );
  return new Set([...namesIn(text, READS), ...listed].map((name) => name.toLowerCase()));
}
