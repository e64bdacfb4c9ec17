/** Rows of a CSV (RFC 4180: quotes, doubled quotes, line ends within quotes); at most 20,000, of 100 cells each. */
function csvRows(source: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    if (row.length < 100) row.push(cell);
    cell = '';
  };
  for (let at = source.charCodeAt(0) === 0xfeff ? 1 : 0; at < source.length && rows.length < 20_000; at++) {
    const letter = source[at];
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === ',') endCell();
    else if (letter === '\n') {
      endCell();
      rows.push(row);
      row = [];
    } else if (letter !== '\r') cell += letter;
  }
  if (cell || row.length > 0) {
    endCell();
    rows.push(row);
  }
  return rows;
}

/** Rows as records by the names in the first of them, which must hold `column`; LinkedIn puts notes before it. */
export function csvRecords(source: string, column: string): Record<string, string>[] {
  const rows = csvRows(source);
  const head = rows.findIndex((row) => row.some((cell) => cell.trim() === column));
  if (head < 0) return [];
  const names = (rows[head] ?? []).map((name) => name.trim());
  return rows
    .slice(head + 1)
    .filter((row) => row.some((cell) => cell.trim()))
    .map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]?.trim() ?? ''])));
}
