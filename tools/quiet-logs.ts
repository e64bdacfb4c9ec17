// What the server and its database wrote to their logs while the browser journeys ran, but for what is expected here, with its reason.
// Nothing fails in silence: whatever is left fails the run (e2e/world-teardown.ts).

type Expected = { says: RegExp; because: string };

/** Lines of the server: level `warn` and above. */
const SERVER: readonly Expected[] = [
  { says: /"status":[1-4]\d\d,.*"msg":"slow or failed"/, because: 'two busy cores are slow' },
  { says: /"route":"\/readyz","status":503,/, because: 'who starts a node asks until it is ready' },
];

/** Lines of PostgreSQL: ERROR, FATAL and PANIC. */
const DATABASE: readonly Expected[] = [
  {
    says: /deadlock detected/,
    because: 'a command is run again (kernel/database/deadlocks.ts); one that was not leaves a line of the server',
  },
  { says: /relation "graphile_worker.migrations" does not exist/, because: 'the queue looks whether it was made before it is' },
];

const WARN = 40;

/** The lines nobody expected, as they stand in the logs; of PostgreSQL with the statement. */
export function unexpectedLines(logs: { server: string; database: string }): string[] {
  return [
    ...logs.server.split('\n').filter((line) => isWarning(line) && !isExpected(line, SERVER)),
    ...errorsOf(logs.database).filter((entry) => !isExpected(entry, DATABASE)),
  ];
}

function isWarning(line: string): boolean {
  // What is no line of the log was said to whoever started the server, or is a crash.
  if (!line.startsWith('{')) return /error|warning/i.test(line);
  return (JSON.parse(line) as { level: number }).level >= WARN;
}

/** Each error with what follows it (detail, statement), up to the next entry. */
function errorsOf(log: string): string[] {
  const entries: string[] = [];
  let isOpen = false;
  for (const line of log.split('\n')) {
    const severity = /^\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] (\w+): /.exec(line)?.[1];
    if (severity && ['ERROR', 'FATAL', 'PANIC'].includes(severity)) {
      entries.push(line);
      isOpen = true;
    } else if (severity && !['DETAIL', 'HINT', 'CONTEXT', 'STATEMENT', 'QUERY'].includes(severity)) isOpen = false;
    else if (isOpen && line !== '') entries.push(`${entries.pop()}\n${line}`);
  }
  return entries;
}

function isExpected(text: string, expected: readonly Expected[]): boolean {
  return expected.some(({ says }) => says.test(text));
}
