import { expect, it } from 'vitest';
import { deviceOf } from './devices.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/150.0 Safari/537.36 OPR/110.0`, 'Opera', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/156.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S928B) ${WEBKIT} SamsungBrowser/29.0 Chrome/150.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it('an update of the browser is the same device', () => {
  const chrome = (version: number) => `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/${version}.0.0.0 Safari/537.36`;
  expect(deviceOf(chrome(150))).toEqual(deviceOf(chrome(156)));
});

it('an endless user agent is read to its 300th character', () => {
  expect(deviceOf(`${'x'.repeat(100_000)} Chrome/1 Windows`)).toEqual({ browser: '', system: '' });
});
