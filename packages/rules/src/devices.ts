// Browser and system, recognised in a user agent: for "where am I signed in" and for telling an unknown device from a known one.
// Versions are left out on purpose: an update is no new device. What is not recognised is the empty text.

export type Device = { browser: string; system: string };

/** The first that matches counts: many browsers name others behind themselves. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Mac OS X|Macintosh)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (table: readonly [RegExp, string][], userAgent: string) => table.find(([mark]) => mark.test(userAgent))?.[1] ?? '';

/** Browser and system of a user agent; only its first 300 characters are read. */
export function deviceOf(userAgent: string): Device {
  const read = userAgent.slice(0, 300);
  return { browser: firstOf(BROWSERS, read), system: firstOf(SYSTEMS, read) };
}
