/** Bundles the page's side into one script, in the syntax of the oldest engine. */
import { build } from 'vite';

let made: Promise<string> | undefined;

async function make(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'chrome80',
      lib: {
        entry: new URL('hand.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'digisHand',
      },
    },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('the finder was not built');
  return first.output[0].code;
}

export const handScript = (): Promise<string> => (made ??= make());
