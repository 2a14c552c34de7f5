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
  bearer: string | null;
  isSecure: boolean;
  isForwarded: boolean;
}

interface ReplyHeaders {
  header(name: string, value: string): unknown;
}

export interface Services {
  db: Database;
  clock: Clock;
  config: Config;
  files: FileStore;
  /** null if another service copies the database. */
  copies: KeptCopies | null;
  metrics: Metrics;
  troubles: Troubles;
  freeSpace: ReadFreeSpace;
}

export interface PublicContext extends Services {
  request: RequestInfo;
  cookies: Readonly<Record<string, string | undefined>>;
  reply: ReplyHeaders;
}

export interface Context extends PublicContext {
  user: SignedInUser;
  scope: Scope;
  token: string;
  provedAt: Date;
  restriction: Restriction | null;
}

type Rule<Op extends OperationId> = (typeof operations)[Op];

type ContextOf<Op extends OperationId> = Rule<Op>['permission'] extends 'none'
  ? PublicContext
  : Context;

interface Input<Op extends OperationId> {
  query: QueryOf<Op>;
  body: Rule<Op> extends { takesForm: true } ? { image: StoredImage } : BodyOf<Op>;
  params: ParamsOf<Op>;
}

/** Idempotency keys store only this id, not the page. */
export interface IssuedAgreement {
  agreement: number;
}

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

type Handler<Op extends OperationId> = (
  context: ContextOf<Op>,
  input: Input<Op>,
) => Promise<Reply<Op>>;

export type Handlers<Op extends OperationId> = { [Id in Op]: Handler<Id> };

export interface AnyHandlers {
  [operation: string]: { call(context: PublicContext, input: unknown): Promise<unknown> }['call'];
}

interface Deletion {
  query: { id?: number };
  body?: { id?: number };
}

/** The id may be in the query, because some proxies drop the body of a DELETE (D83). */
export function requireDeletedId({ query, body }: Deletion): number {
  const id = body?.id ?? query.id;
  if (id === undefined) throw invalid({ id: 'required' });
  return id;
}
