import type { Operation, OperationId } from '@digis/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import cookie from '@fastify/cookie';
import { scopeOf } from '../auth/branch-scope.ts';
import {
  requireFieldPermissions,
  requirePermission,
  requireProof,
  requireUnrestricted,
  ruleOf,
} from '../auth/require-permission.ts';
import { extendSession, sessionOf, type LiveSession } from '../auth/sessions.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import type { Database } from '../db/open-database.ts';
import type { ReadReplica } from '../db/fast/read-replica.ts';
import { AppError, invalid } from '../base/errors.ts';
import { limitConcurrency } from '../base/limit-concurrency.ts';
import { acceptJson, acceptUploads, requireStorable } from './accept-bodies.ts';
import { replyWithError } from './error-reply.ts';
import { isLow } from '../running/warnings.ts';
import { atOnce, type InTurn, limitRate, takeTurns, withinDeadline } from './limit-calls.ts';
import { limitRunning, type RunningCalls } from './limit-running.ts';
import { noticeProxy, observeCalls } from './watch-calls.ts';
import type { Context, PublicContext, Services } from '../contract/handler.ts';
import { loadContract, type Contract } from '../contract/load-contract.ts';
import { runOperation } from './run-operation.ts';
import { checkedAnswers, plainAnswers, requestCheck } from '../contract/schema-check.ts';
import { recordDenial } from './record-denial.ts';
import { bearerOf, replyHeadersOf, requestInfoOf } from './headers.ts';
import { isRecord } from '../base/is-record.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationId;
    takesForm?: boolean;
  }
  interface FastifyRequest {
    signedIn: { session: LiveSession; user: SignedInUser; token: string } | null;
  }
}

export interface Parts extends Services {
  lane: Database;
  /** For reports and later pages. */
  replica?: ReadReplica | undefined;
  running: RunningCalls | null;
}

/** Order: size, rate, session, permission, then body, schema, text. */
export async function mountOperations(app: FastifyInstance, parts: Parts): Promise<void> {
  const contract = await loadContract();
  app.decorateRequest('signedIn', null);
  app.decorateRequest('work', null);
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  await app.register(cookie);
  await acceptUploads(app);
  app.setValidatorCompiler(requestCheck);
  app.setSerializerCompiler(parts.config.checkResponses ? checkedAnswers : plainAnswers);
  app.setErrorHandler(replyWithError(parts));

  observeCalls(app, parts.metrics);
  noticeProxy(app, parts.troubles);
  app.addHook('onRequest', async (request) => requireSize(request));
  await limitRate(app, parts.config.rateLimit);
  if (parts.running !== null) limitRunning(app, parts.running);
  const takeTurn = turnsOf(parts);
  app.addHook('onRequest', async (request) => {
    const guarding = takeTurn(request, () =>
      recordDenial(request, parts, () => signIn(request, parts)),
    );
    await withinDeadline(parts.config.deadlineMs, guarding);
    requireMediaType(request);
  });
  app.addHook('preValidation', async (request) => requireBody(request, contract));
  app.addHook('preHandler', async (request) => {
    requireStorable(request.body);
    requireStorable(request.query);
    const { signedIn } = request;
    if (signedIn === null) return;
    const rule = ruleOf(requireOperation(request));
    // Reads only one of them, so that a query cannot grant what the body does.
    const sent = rule.method === 'get' ? request.query : request.body;
    const fields = isRecord(sent) ? sent : {};
    const { user, session } = signedIn;
    await recordDenial(request, parts, () => requireFieldPermissions(user, rule, fields));
    requireUnrestricted(session.restriction, rule);
    requireProof({ clock: parts.clock, provedAt: session.provedAt }, rule, fields);
  });

  await app.register(
    async (api) => {
      const inTurn = turnsOf(parts);
      for (const [id, schema] of contract.schemas) {
        api.route({ ...routeOf(parts, id, inTurn), schema });
      }
    },
    { prefix: '/api' },
  );
}

const turnsOf = ({ config }: Parts): InTurn => (config.rateLimit === null ? atOnce : takeTurns());

/** A page's dozens of images must leave connections. */
const pictures = limitConcurrency(3);

/** Slow uploads do not delay their sender's other calls. */
function turnFor({ answer = '', takesForm }: Operation, inTurn: InTurn): InTurn {
  if (answer.startsWith('image/')) return (_request, work) => pictures(work);
  return takesForm === true ? atOnce : inTurn;
}

function routeOf(parts: Parts, id: OperationId, inTurn: InTurn): RouteOptions {
  const rule = ruleOf(id);
  const { bodyLimit, method, path, takesForm = false } = rule;
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation: id, takesForm },
    ...(bodyLimit !== undefined && { bodyLimit }),
    handler: async (request, reply) => {
      if (needsRoom(rule) && (await isLow(parts.freeSpace))) throw fullDisk();
      const input = {
        query: request.query,
        body: request.body,
        params: request.params,
        key: request.headers['idempotency-key'],
      };
      const run = (reader: Database | null) =>
        runOperation(
          id,
          contextOf(request, reply, reader === null ? parts : { ...parts, db: reader }),
          input,
        );
      const { replica } = parts;
      const start = () =>
        replica && isForReplica(rule, input.query) ? replica.read(run) : run(null);
      const running = turnFor(rule, inTurn)(request, start);
      request.work = running;
      // Handlers may refuse too, where the permission depends on the record.
      const recorded = recordDenial(request, parts, () => running);
      const answer = await withinDeadline(parts.config.deadlineMs, recorded);
      return reply
        .status(answer.status)
        .headers(replyHeadersOf(id, answer.status))
        .send(answer.body);
    },
  };
}

/** Signing in and out must still work with a full disk. */
const needsRoom = ({ method, allowedWhenFull = false }: Operation): boolean =>
  method !== 'get' && !allowedWhenFull;

/** Exports read later pages; people rarely do. */
const isForReplica = ({ method, isReport = false }: Operation, query: unknown): boolean =>
  method === 'get' && (isReport || (isRecord(query) && query['cursor'] !== undefined));

const fullDisk = (): AppError =>
  new AppError('UNAVAILABLE', {
    msg: 'The disk of the server is full; nothing can be saved until there is room.',
    retryAfterSeconds: 60,
  });

function requireOperation(request: FastifyRequest): OperationId {
  const { operation } = request.routeOptions.config;
  if (operation === undefined) throw new AppError('NOT_FOUND');
  return operation;
}

function requireSize(request: FastifyRequest): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  const { bodyLimit } = request.routeOptions;
  if (bodyLimit !== undefined && announced > bodyLimit) throw new AppError('PAYLOAD_TOO_LARGE');
}

function requireMediaType(request: FastifyRequest): void {
  const type = request.headers['content-type'];
  if (type === undefined || request.method === 'GET') return;
  const { takesForm = false } = request.routeOptions.config;
  if (type.startsWith('multipart/form-data') !== takesForm) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
}

async function signIn(request: FastifyRequest, { db, clock }: Parts): Promise<void> {
  const rule = ruleOf(requireOperation(request));
  if (rule.permission === 'none') return;
  const token = bearerOf(request);
  const session = token === null ? null : await sessionOf(db, clock, token);
  if (token === null || session === null) throw new AppError('SESSION_EXPIRED');
  // Polls of a forgotten tab must not extend the session.
  if (request.headers['x-background'] !== '1') await extendSession(db, clock, token, session);
  request.signedIn = { session, user: session.user, token };
  requirePermission(session.user, rule);
}

function requireBody(request: FastifyRequest, { needsBody }: Contract): void {
  if (request.body === undefined && needsBody.has(requireOperation(request))) {
    throw invalid({ body: 'required' });
  }
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
): PublicContext | Context {
  const { cookies, signedIn } = request;
  const { fastLane = false } = ruleOf(requireOperation(request));
  const db = fastLane ? parts.lane : parts.db;
  const shared = { ...parts, db, cookies, reply, request: requestInfoOf(request) };
  if (signedIn === null) return shared;
  const { user, token, session } = signedIn;
  const { provedAt, restriction } = session;
  return { ...shared, user, token, scope: scopeOf(user), provedAt, restriction };
}
