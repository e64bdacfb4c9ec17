// Finds the browser for tests: the machine's Chromium or Chrome; else Debian's package where CI, apt and root are there; else the binary
// inside an npm package. Without any the caller fails loudly: browser tests are never skipped.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = [
  // The same engine without the windows, tabs and pages of a browser: journeys take a quarter less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that keep a headless Chromium of Debian quiet and off the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a browser.
 * @throws when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM;
  if (given) return given;
  const found = KNOWN.find((file) => existsSync(file));
  if (found) return found;
  if (process.env.CI && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = KNOWN.find((file) => existsSync(file));
    if (installed) return installed;
  }
  const { default: packaged } = (await import('@sparticuz/chromium')) as unknown as { default: { executablePath(): Promise<string> } };
  const file = await packaged.executablePath();
  execFileSync(file, ['--version'], { stdio: 'ignore' });
  return file;
}
