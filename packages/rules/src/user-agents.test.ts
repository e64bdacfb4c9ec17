import { describe, expect, it } from 'vitest';
import { recognizedDevice } from './user-agents.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device is recognised', () => {
  it.each([
    [`${LINUX} ${KIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
    [`${LINUX} ${KIT} HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
    [`${WINDOWS} ${KIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge', 'Windows'],
    [`${WINDOWS} ${KIT} Chrome/150.0.0.0 Safari/537.36 OPR/136.0.0.0`, 'Opera', 'Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Windows'],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`, 'Safari', 'macOS'],
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
    [`${IPHONE} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
    [`${IPHONE} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPadOS',
    ],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${KIT} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${KIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; V2304A) ${KIT} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50`,
      'WeChat',
      'Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/150.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`${MAC} ${KIT} Chrome/150.0.0.0 YaBrowser/26.1.0 Safari/537.36`, 'Yandex Browser', 'macOS'],
  ])('%s', (userAgent, browser, system) => expect(recognizedDevice(userAgent)).toEqual({ browser, system }));
});

describe('what is not known stays empty', () => {
  it.each([
    ['', '', ''],
    ['curl/8.5.0', '', ''],
    ['FairwayApp/1.0 (Android 15)', '', 'Android'],
    ['<script>alert(1)</script>', '', ''],
    [`${'x'.repeat(10_000)} Chrome/1.0`, '', ''],
  ])('%s', (userAgent, browser, system) => expect(recognizedDevice(userAgent)).toEqual({ browser, system }));
});
