/** Reads the one image of a multipart body into memory, and refuses it while it is still coming in. */
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const largestImage = 10 * 1024 * 1024;
/** Each holds ten megabytes while it comes in; whoever is one too many is asked to wait. */
const mostAtOnce = 8;

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  let receiving = 0;
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: largestImage, files: 1, fields: 4, fieldSize: 1024, parts: 5 },
    onFile: async (part) => {
      if (receiving >= mostAtOnce) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 2 });
      receiving += 1;
      try {
        Object.assign(part, { value: await part.toBuffer() });
      } finally {
        receiving -= 1;
      }
    },
  });
}
