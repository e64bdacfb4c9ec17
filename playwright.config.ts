import path from 'node:path';
import { dataFolder } from '@fairway/testkit/data-folder';
import { defineConfig, devices } from '@playwright/test';
import { OPENID_CLIENT } from './e2e/openid-client.ts';

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
// A world of its own for every run; workers read its database (e2e/world-rows.ts).
process.env.E2E_DATA_DIR ??= dataFolder('fairway-e2e-');
const port = Number(process.env.E2E_PORT ?? 4400);
const site = `http://127.0.0.1:${port}`;
const openIdPort = port + 1;
const openIdIssuer = `http://127.0.0.1:${openIdPort}`;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/world-setup.ts',
  globalTeardown: './e2e/world-teardown.ts',
  fullyParallel: true,
  // Two left a seventh of two cores idle.
  workers: 3,
  timeout: 120_000,
  // Two busy cores are slow; a wait that is met ends at once.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: site,
    // What cannot be pressed for so long never can: without an end of its own it took all six minutes of a slow case.
    actionTimeout: 60_000,
    // A recording of every step took a third of the time for what is read after a failure alone: `TRACE=on` makes one.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Without a UTF-8 locale (a bare CI) Chromium cannot write the names of downloads.
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: [
    {
      command: `exec node tools/run.mjs e2e/openid-provider.ts`,
      url: `${openIdIssuer}/.well-known/openid-configuration`,
      reuseExistingServer: false,
      timeout: 120_000,
      env: { OPENID_PORT: String(openIdPort), OPENID_SITE: site },
    },
    {
      // What it logs is read at the end (e2e/world-teardown.ts).
      command: `exec node tools/run.mjs apps/server/src/main.ts > "${path.join(process.env.E2E_DATA_DIR, 'server.log')}"`,
      url: `${site}/readyz`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: process.env.E2E_DATA_DIR,
        BACKUP_DIR: path.join(process.env.E2E_DATA_DIR, 'backups'),
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        BASE_URL: site,
        // Google is a certified provider of its own; the other three are played by the demo world.
        OIDC_GOOGLE_ISSUER: openIdIssuer,
        OIDC_GOOGLE_CLIENT_ID: OPENID_CLIENT.id,
        OIDC_GOOGLE_CLIENT_SECRET: OPENID_CLIENT.secret,
      },
    },
  ],
});
