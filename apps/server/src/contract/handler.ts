/** The types of a handler: its context, its input and its answer. */
import type { Readable } from 'node:stream';
import type {
  AnswerOf,
  BodyOf,
  OperationId,
  operations,
  ParamsOf,
  QueryOf,
} from '@digis/api-client/contract';
import type { Scope } from '../auth/branch-scope.ts';
import type { Restriction } from '../auth/require-permission.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import type { Clock } from '../base/clock.ts';
import { invalid } from '../base/errors.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import type { StoredImage } from '../db/tables/files.ts';
import type { FileStore } from '../files/file-store.ts';
import type { KeptCopies } from '../files/kept-copies.ts';
import type { Metrics } from '../running/metrics.ts';
import type { ReadFreeSpace, Troubles } from '../running/warnings.ts';

export interface RequestInfo {
  id: string;
  ip: string;
  device: string;
  /** The bearer token of the Authorization header, if any. */
  bearer: string | null;
  /** It came by TLS, to us or to a proxy that is named. */
  isSecure: boolean;
  /** True if a proxy forwarded the request, by its headers. */
  isForwarded: boolean;
}

/** The few answers that are more than a body say so here. */
export interface ReplyHeaders {
  header(name: string, value: string): unknown;
}

/** The services of a running server, which handlers, background work and demo data share. */
export interface Services {
  /** The transaction of a handler that writes. */
  db: Database;
  clock: Clock;
  config: Config;
  files: FileStore;
  /** null where another service keeps the database and its copies. */
  copies: KeptCopies | null;
  metrics: Metrics;
  troubles: Troubles;
  freeSpace: ReadFreeSpace;
}

/** The context of a public operation's handler. */
export interface PublicContext extends Services {
  request: RequestInfo;
  cookies: Readonly<Record<string, string | undefined>>;
  reply: ReplyHeaders;
}

export interface Context extends PublicContext {
  user: SignedInUser;
  scope: Scope;
  /** The session's token, which sign-out ends. */
  token: string;
  /** When the user last proved the password. */
  provedAt: Date;
  /** The step that the session requires before any other call. */
  restriction: Restriction | null;
}

type Rule<Op extends OperationId> = (typeof operations)[Op];

type ContextOf<Op extends OperationId> = Rule<Op>['permission'] extends 'none'
  ? PublicContext
  : Context;

export interface Input<Op extends OperationId> {
  query: QueryOf<Op>;
  /** Of a form: its image, which has been stored. */
  body: Rule<Op> extends { takesForm: true } ? { image: StoredImage } : BodyOf<Op>;
  params: ParamsOf<Op>;
}

/** An idempotency key stores the id only: the page of the agreement is stored with the agreement. */
export interface IssuedAgreement {
  agreement: number;
}

/** The same of a proforma. */
export interface IssuedProforma {
  proforma: number;
}

type Reply<Op extends OperationId> =
  Rule<Op> extends { answer: `image/${string}` }
    ? Buffer
    : Rule<Op> extends { answer: 'application/octet-stream' }
      ? Readable
      : Rule<Op> extends { storedPage: true }
        ? IssuedAgreement | IssuedProforma
        : AnswerOf<Op>;

export type Handler<Op extends OperationId> = (
  context: ContextOf<Op>,
  input: Input<Op>,
) => Promise<Reply<Op>>;

export type Handlers<Op extends OperationId> = { [Id in Op]: Handler<Id> };

/** Any of them, as the mount calls it once guard and schema have shown that the input fits. */
export interface AnyHandlers {
  [operation: string]: { call(context: PublicContext, input: unknown): Promise<unknown> }['call'];
}

interface Deletion {
  query: { id?: number };
  body?: { id?: number };
}

/** The record a DELETE means: in the body, or in the query, because some proxies drop bodies (D83). */
export function requireDeletedId({ query, body }: Deletion): number {
  const id = body?.id ?? query.id;
  if (id === undefined) throw invalid({ id: 'required' });
  return id;
}
