/** Fails when a sentence of the app is missing from the catalogues or has no Amharic. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const folder = 'apps/backoffice/src/locales';
const catalogues = ['en', 'am'].map((locale) => `${folder}/${locale}.po`);
const before = catalogues.map((file) => readFileSync(file, 'utf8'));
execFileSync('pnpm', ['--silent', 'i18n'], { stdio: 'pipe' });

const [, amharic = ''] = catalogues.map((file) => readFileSync(file, 'utf8'));
const stale = catalogues.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
const untranslated = amharic
  .split('\n\n')
  .filter((entry) => /^msgstr ""$/mu.test(entry) && !/^msgstr ""\n"/mu.test(entry))
  .map((entry) => /^msgid .*$/mu.exec(entry)?.[0])
  .filter((id) => id !== 'msgid ""');

for (const file of stale)
  console.error(`${file} was stale: commit what \`pnpm i18n\` has just written`);
for (const id of untranslated) console.error(`no Amharic: ${id}`);
if (stale.length > 0 || untranslated.length > 0) process.exitCode = 1;
