// First of all that `npm test` does: brings the browser where there is none, so that no test waits while it comes.
import { findChromium } from './find-chromium.mjs';

console.log(`Browser: ${await findChromium()}`);
