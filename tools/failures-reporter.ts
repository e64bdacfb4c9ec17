// A reporter for Vitest beside its own: writes what failed, and what broke the run without failing a case (an error nobody awaited, a file
// that would not load), as one line each with the first words of why. tools/test.ts says them at the end of the run, where one looks first.
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

export type Failure = { what: string; why: string };

/** The first `lines` of a message that say something: no blank ones, no places in libraries. */
export function firstWords(message: string, lines = 12): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, lines)
    .join('\n');
}

export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string; stack?: string }[]): void {
    const failures: Failure[] = unhandled.map(({ message, stack }) => ({
      what: 'an error that no case awaited',
      why: firstWords(stack ?? message),
    }));
    for (const module of modules) {
      for (const { message } of module.errors()) failures.push({ what: module.relativeModuleId, why: firstWords(message) });
      for (const suite of module.children.allSuites())
        for (const { message } of suite.errors())
          failures.push({ what: `${module.relativeModuleId} › ${suite.fullName}`, why: firstWords(message) });
      for (const test of module.children.allTests('failed'))
        failures.push({
          what: `${module.relativeModuleId} › ${test.fullName}`,
          why: firstWords((test.result().errors ?? []).map(({ message, stack }) => stack ?? message).join('\n')),
        });
    }
    if (process.env.FAILURES_FILE) writeFileSync(process.env.FAILURES_FILE, JSON.stringify(failures));
  }
}
