/** What a handler is: what it is given, what it is asked, and what it answers. */
import type {
  AnswerOf,
  BodyOf,
  OperationId,
  ParamsOf,
  QueryOf,
  operations,
} from '@digis/api-client/contract';
import type { Scope } from '../auth/branch-scope.ts';
import type { Restriction } from '../auth/restricted-session.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { IssuedAgreement } from '../modules/agreements/agreement-handlers.ts';
import type { StoredImage } from '../modules/files/keep-image.ts';
import type { ReadFreeSpace } from '../operations/free-space.ts';
import type { Troubles } from '../operations/troubles.ts';
import type { Metrics } from '../operations/metrics.ts';

export interface RequestInfo {
  id: string;
  ip: string;
  device: string;
  /** What the Authorization header bears, if anything. */
  bearer: string | null;
  /** It came by TLS, to us or to a proxy that is named. */
  isSecure: boolean;
  /** A proxy between the caller and this server says so. */
  isForwarded: boolean;
}

/** The few answers that are more than a body say so here. */
export interface ReplyHeaders {
  header(name: string, value: string): unknown;
}

/** What the handler of a public operation is given. */
export interface PublicContext {
  /** A write runs in a transaction, and this is it. */
  db: Database;
  clock: Clock;
  config: Config;
  files: FileStore;
  metrics: Metrics;
  troubles: Troubles;
  freeSpace: ReadFreeSpace;
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
  /** What the session has to do before anything else. */
  restriction: Restriction | null;
}

type ContextOf<Op extends OperationId> = (typeof operations)[Op]['permission'] extends 'none'
  ? PublicContext
  : Context;

export interface Input<Op extends OperationId> {
  query: QueryOf<Op>;
  /** Of an upload, what lies in the store already. */
  body: Op extends 'uploadFile' ? { image: StoredImage } : BodyOf<Op>;
  params: ParamsOf<Op>;
}

type Reply<Op extends OperationId> = Op extends 'readUpload'
  ? Buffer
  : Op extends 'generateAgreement'
    ? IssuedAgreement
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
