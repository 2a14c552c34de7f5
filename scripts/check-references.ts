/** Fails where code, tests or documents cite a section, decision, invariant or scenario that no document explains, or link to nothing. */
import { danglingReferences, WITH_REFERENCES } from './find-references.ts';
import { readTracked, trackedFiles } from './tracked-files.ts';

const texts = readTracked(WITH_REFERENCES);
const faults = danglingReferences(texts, trackedFiles());
for (const fault of faults) console.error(fault);
console.log(`${texts.size} files, ${faults.length} dangling references`);
if (faults.length > 0) process.exitCode = 1;
