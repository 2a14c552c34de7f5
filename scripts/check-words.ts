/** Fails where code, tests, messages or documents have a word that docs/style.md asks us to replace. */
import { readFileSync } from 'node:fs';
import { avoidedIn, readAvoided } from './find-words.ts';
import { readTracked } from './tracked-files.ts';

/** Applied migrations have sums and cannot change; generated files follow their sources; the guide to style quotes. */
const WITH_WORDS =
  /^(?!docs\/style\.md|scripts\/find-words\.test|pnpm-lock|.*(?:\/generated\/|\/migrations\/|CHANGELOG|\/am\.po$)).*\.(?:tsx?|m?js|ya?ml|md|po)$/u;

const texts = readTracked(WITH_WORDS);
const avoided = readAvoided(readFileSync('docs/style.md', 'utf8'));
const places = avoidedIn(texts, avoided);
for (const place of places) console.error(place);
console.log(`${texts.size} files, ${avoided.length} words, ${places.length} places`);
if (places.length > 0 || avoided.length === 0) process.exitCode = 1;
