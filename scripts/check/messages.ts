/** Fails if a catalogue lacks a sentence, or a language without fallback lacks a translation. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { languages } from '../../apps/backoffice/src/browser/saved-choices.ts';

const folder = 'apps/backoffice/src/locales';
const catalogues = languages.flatMap(({ id, written }) =>
  [`${folder}/${id}.po`, `${folder}/first/${id}.po`].map((file) => ({
    file,
    isWhole: id === written,
    before: readFileSync(file, 'utf8'),
  })),
);
execFileSync('pnpm', ['--silent', 'i18n'], { stdio: 'pipe' });

const untranslatedIn = (catalogue: string) =>
  catalogue
    .split('\n\n')
    .filter((entry) => /^msgstr ""$/mu.test(entry) && !/^msgstr ""\n"/mu.test(entry))
    .map((entry) => /^msgid .*$/mu.exec(entry)?.[0])
    .filter((id) => id !== 'msgid ""');

const faults = catalogues.flatMap(({ file, isWhole, before }) => {
  const now = readFileSync(file, 'utf8');
  const stale = now === before ? [] : [`was stale: commit what \`pnpm i18n\` has just written`];
  const untranslated = isWhole ? untranslatedIn(now).map((id) => `does not translate ${id}`) : [];
  return [...stale, ...untranslated].map((fault) => `${file} ${fault}`);
});

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
