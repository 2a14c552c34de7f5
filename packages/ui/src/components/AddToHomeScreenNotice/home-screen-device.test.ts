import { expect, test } from 'vitest';
import { homeScreenDevice } from './home-screen-device.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = { isStandalone: false, hasTouch: true };

test.each([
  ['ios', `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`],
  ['android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['in-app', `${android} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 [FBAN/FB4A]`],
  ['in-app', 'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) Chrome/140.0.0.0 Safari/537.36'],
  ['in-app', `${iphone} Mobile/15E148`],
  ['other', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'],
] as const)('the steps are those of %s for %s', (device, userAgent) => {
  expect(homeScreenDevice({ ...phone, userAgent })).toBe(device);
});

test('no install notice is shown in the installed app or on an emulated phone', () => {
  const userAgent = `${android} Chrome/140.0.0.0 Mobile Safari/537.36`;
  expect(homeScreenDevice({ ...phone, userAgent, isStandalone: true })).toBe('installed');
  expect(homeScreenDevice({ ...phone, userAgent, hasTouch: false })).toBe('other');
});
