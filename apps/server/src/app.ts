/** The server: the operations of the contract under /api, the built back office everywhere else. */
import { randomUUID } from 'node:crypto';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { mountOperations, type Parts } from './contract/mount-operations.ts';
import { AppError } from './errors.ts';
import { selectTenantName } from './modules/tenant/setting-queries.ts';
import { serveWeb } from './web/serve-web.ts';

/** No form comes near it; a call that needs less or more says so in the contract. */
const bodyLimit = 256 * 1024;
const requestLimitMs = 30_000;
/** Node swaps this limit with that of the request when it is the longer one, and looks every half minute. */
const slowness = { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 };

export interface AppParts extends Parts {
  logger: FastifyServerOptions['logger'];
  /** The folder of the built back office. */
  webFolder: string;
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { logger, webFolder, ...operations } = parts;
  const { db, config } = operations;
  const app = fastify({
    logger: logger ?? false,
    // Ours says which call it was; Fastify's would say the whole address.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestLimitMs,
    http: slowness,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // An address that cannot be read names nothing.
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply),
  });
  // First, because its headers are for the answers of the API too.
  await serveWeb(app, webFolder, () => selectTenantName(db));
  await app.register((api) => mountOperations(api, operations));
  return app;
}

function refuseAddress(request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(404).send(new AppError('NOT_FOUND').body(request.id));
}
