/** Brotli as the web is kept and measured: time does not matter at build, so blocks are as large as they get. */
import { brotliCompressSync, constants } from 'node:zlib';

export const toBrotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: 24 },
  });
