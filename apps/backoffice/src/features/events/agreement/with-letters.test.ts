import { expect, test } from 'vitest';
import { withLetters } from './with-letters.ts';

test('a paper gives absolute font addresses, since a page made of a blob has no origin', () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self'; font-src &#39;self&#39;" />`;
  const page = withLetters(
    `<head>${policy}</head><p>'self'</p>`,
    'https://digis.test',
    'https://digis.test/fonts.css',
  );
  expect(page).toContain('style-src https://digis.test; font-src https://digis.test"');
  expect(page).toContain('<link rel="stylesheet" href="https://digis.test/fonts.css"></head>');
  expect(page).toContain(`<p>'self'</p>`);
});
