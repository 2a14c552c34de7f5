import { expect, test } from 'vitest';
import { deviceOf } from './device-words.ts';

const mozilla = 'Mozilla/5.0 ';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko) ';

test.each([
  [
    `(Linux; Android 14; SM-A155F) ${webkit}Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `(Linux; Android 13) ${webkit}SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `(Windows NT 10.0; Win64; x64) ${webkit}Chrome/126.0 Safari/537.36 Edg/126.0`,
    'Edge on Windows',
  ],
  ['(X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  [
    `(iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit}Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [`(Macintosh; Intel Mac OS X 10_15_7) ${webkit}Version/17.5 Safari/605.1.15`, 'Safari on macOS'],
])('%s is %s', (text, words) => {
  const device = deviceOf(mozilla + text);
  expect(`${device?.browser} on ${device?.platform}`).toBe(words);
});

test('an unknown user agent gives no device name', () => {
  expect(deviceOf('curl/8.5.0')).toBeNull();
  expect(deviceOf('')).toBeNull();
});
