// Browser and system of a user agent, for the list of one's sessions and the mail about a new device. A rule of thumb, never a proof:
// the first row that matches names it, special browsers before the ones they imitate. Unknown stays empty.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\b(FBAN|FBAV)\//, 'Facebook'],
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(UCBrowser|UCWEB)\//, 'UC Browser'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const LONGEST_CHARACTERS = 500;
const firstOf = (rows: typeof BROWSERS, userAgent: string) => rows.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

/** Names for people, without versions: an update is no new device. */
export function recognizedDevice(userAgent: string): { browser: string; system: string } {
  const read = userAgent.slice(0, LONGEST_CHARACTERS);
  return { browser: firstOf(BROWSERS, read), system: firstOf(SYSTEMS, read) };
}
