// Runs a few lines of TypeScript in a process of its own, for what is read once when a process starts (NODE_EXTRA_CA_CERTS).
import { execFile } from 'node:child_process';

/** What the lines wrote, or the error they ended with. They are an ES module; imports are absolute. */
export function runInNewProcess(lines: string, env: Record<string, string>): Promise<{ out: string; err: string; code: number }> {
  const { NODE_OPTIONS: _, ...own } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', lines],
      { env: { ...own, ...env }, timeout: 60_000 },
      (error, out, err) => resolve({ out, err, code: error ? Number(error.code ?? 1) : 0 }),
    );
  });
}
