import { randomUUID } from 'node:crypto';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { mountOperations, type Parts } from './routes/mount-operations.ts';
import { AppError } from './base/errors.ts';
import { refusingGreed, RunningCalls } from './routes/limit-running.ts';
import { selectTenantName } from './modules/records/settings/setting-queries.ts';
import { limitConnections } from './web/limit-connections.ts';
import { limitSlowness, usualSlowness, type SlownessLimits } from './web/limit-slowness.ts';
import { answerProbes } from './web/probes.ts';
import { serveWeb } from './web/serve-web.ts';

const bodyLimit = 256 * 1024;
/** Fits the slowest upload; idle connections stay, because phones reconnect slowly. */
const connections = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  requestTimeout: usualSlowness.uploadMs,
  keepAliveTimeout: 72_000,
};

interface AppParts extends Omit<Parts, 'running'> {
  logger: FastifyServerOptions['logger'];
  slowness?: SlownessLimits;
  isStopping?: () => boolean;
  webFolder: string;
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { logger, webFolder, slowness, isStopping, ...services } = parts;
  const { db, lane, config, metrics } = services;
  const running = config.rateLimit === null ? null : new RunningCalls();
  const app = fastify({
    logger: logger ?? false,
    // Off, because Fastify's own log line would contain the URL.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    serverFactory: refusingGreed(running, metrics.countRefusal, connections),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
  });
  limitConnections(app.server, config.trustProxy);
  limitSlowness(app, slowness);
  // Mounted first, because its headers apply to the API too.
  await serveWeb(app, webFolder, () => selectTenantName(db));
  answerProbes(app, lane, isStopping);
  await app.register((api) => mountOperations(api, { ...services, running }));
  return app;
}

function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(404).send(new AppError('NOT_FOUND').body(request.id));
}
