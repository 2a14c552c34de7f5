import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../base/errors.ts';
import { faultOf } from '../running/log.ts';
import { contentPolicy, dataHeaders, safeHeaders, tlsHeaders } from './security-headers.ts';

const page = 'index.html';

type ReadName = () => Promise<string | null>;

export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  readName: ReadName,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safeHeaders);
    if (request.protocol === 'https') reply.headers(tlsHeaders);
    if (isForApi(request)) reply.headers(dataHeaders);
  });
  const hasPage = existsSync(join(folder, page));
  if (hasPage) {
    serveManifests(app, folder, readName);
    await servePage(app, folder);
  }
  // An error of the file reader below 500 means that there is no such file.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = new AppError((error.statusCode ?? 500) < 500 ? 'NOT_FOUND' : 'INTERNAL');
    if (refusal.code === 'INTERNAL') request.log.error(faultOf(error), 'fault');
    return reply.status(refusal.status).send(refusal.body(request.id));
  });
  app.setNotFoundHandler((request, reply) => {
    // A path without an extension is a screen.
    if (hasPage && isForScreen(request)) return reply.sendFile(page);
    return reply.status(404).send(new AppError('NOT_FOUND').body(request.id));
  });
}

/** D13: an installed app has the business's name. */
function serveManifests(app: FastifyInstance, folder: string, readName: ReadName): void {
  for (const file of globSync('*.webmanifest', { cwd: folder })) {
    const manifest: object = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    app.get(`/${file}`, async (_request, reply) => {
      const name = await readName();
      reply.headers({ 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' });
      return JSON.stringify(name === null ? manifest : { ...manifest, name, short_name: name });
    });
  }
}

async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  const policy = contentPolicy(readFileSync(join(folder, page), 'utf8'));
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /[/\\]assets[/\\]/.test(path);
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/\.html(\.(br|gz))?$/.test(path)) reply.header('Content-Security-Policy', policy);
    },
  });
}

const isForApi = ({ url }: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(url);

function isForScreen(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  const isFile = /\.[^/]*$/.test(path);
  return request.method === 'GET' && !isFile && !isForApi(request);
}
