import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';

// Flags that keep a headless Chromium of Debian quiet and off the network (web-parts.md part 6).
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// A world of its own for every run; workers read its database (e2e/world-rows.ts).
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'fairway-e2e-'));
const port = Number(process.env.E2E_PORT ?? 4400);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args },
  },
  webServer: {
    command: `exec node tools/run.mjs apps/server/src/main.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '0',
      BASE_URL: `http://127.0.0.1:${port}`,
    },
  },
});
