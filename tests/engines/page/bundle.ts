/** The page's side as one script, in the oldest engine's syntax. */
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
