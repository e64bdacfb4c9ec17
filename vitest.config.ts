import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Flags that keep a headless Chromium of Debian quiet and off the network.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: what the optimizing compilers spend is not earned back (6 % of the processor's time); Sparkplug's machine code is (a tenth).
  '--js-flags=--no-opt --no-maglev --max-lazy --single-threaded-gc',
];

/** The long ones first, so that none of them is left alone at the end. What a run took is known to nobody on a fresh clone. */
const LONG = [
  'search/job-search',
  'api/neighbours',
  'candidates/every-modal',
  'candidates/modals',
  'identity/identity.browser',
  'tools/planted-violations',
  'tools/new-feature',
  'src/ending',
  'src/backup',
  'sessions/login',
  'pages/page-news',
  'access-simulator/access-simulator',
  'http/unread-bodies',
  'src/recurring-parts',
  'api/fuzz',
  'src/job-index',
  'src/resilience',
  'posting-decisions/posting-decisions',
  'src/mailbox-start',
  'documents/documents',
  'bus/bus',
];
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((part) => moduleId.includes(`${part}.`));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** What is waited for ends the wait by itself; without this a busy machine has one second. */
const POLL = { poll: { timeout: 30_000 } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.server.test.ts'],
          environment: 'node',
          // By Node itself, which runs the server the same way: on a fresh clone a fifth of a file's time was Vite's compiling.
          experimental: { viteModuleRunner: false },
          globalSetup: ['packages/testkit/src/global-setup.ts'],
          // What hangs is found all the same; what is slow on two busy cores is no fault.
          testTimeout: 120_000,
          expect: POLL,
          hookTimeout: 60_000,
          pool: 'forks',
          // Four on two cores: files wait for processes, clocks and the database. Four keep the cores 96 % busy (361 s; three: 386 s).
          maxWorkers: 4,
          // Files share the modules of a worker: importing them anew for each was half of the time. A file that changes what others share puts it back.
          isolate: false,
          // Maglev's code is soon made and nearly as quick; what TurboFan made of code that runs for seconds was not earned back (5 % of the user time).
          execArgv: ['--no-opt'],
        },
      },
      {
        // What the server makes of pages: they are .tsx, which Node does not read.
        test: {
          name: 'node-pages',
          include: ['apps/web/**/*.server.test.ts'],
          environment: 'node',
          expect: POLL,
          maxWorkers: 4,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.tsx', 'apps/**/*.browser.test.tsx'],
          // As in node: a document of its own for each file read every module anew, which was three tenths of the processor's time.
          isolate: false,
          setupFiles: ['packages/ui/src/mount-setup.tsx'],
          expect: POLL,
          // Four pages on two cores: cases wait for frames and timers.
          maxWorkers: 4,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args } }),
          },
        },
      },
    ],
  },
});
