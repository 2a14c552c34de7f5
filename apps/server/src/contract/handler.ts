/** What a handler is: what it is given, what it is asked, and what it answers. */
import type {
  AnswerOf,
  BodyOf,
  OperationId,
  QueryOf,
  operations,
} from '@digis/api-client/contract';
import type { Scope } from '../auth/branch-scope.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';

export interface RequestInfo {
  id: string;
  ip: string;
  device: string;
}

/** What the handler of a public operation is given. */
export interface PublicContext {
  /** A write runs in a transaction, and this is it. */
  db: Database;
  clock: Clock;
  config: Config;
  request: RequestInfo;
}

export interface Context extends PublicContext {
  user: SignedInUser;
  scope: Scope;
  /** The session's token, which sign-out ends. */
  token: string;
}

type ContextOf<Op extends OperationId> = (typeof operations)[Op]['permission'] extends 'none'
  ? PublicContext
  : Context;

export interface Input<Op extends OperationId> {
  query: QueryOf<Op>;
  body: BodyOf<Op>;
}

export type Handler<Op extends OperationId> = (
  context: ContextOf<Op>,
  input: Input<Op>,
) => Promise<AnswerOf<Op>>;

export type Handlers<Op extends OperationId> = { [Id in Op]: Handler<Id> };

/** Any of them, as the mount calls it once guard and schema have shown that the input fits. */
export interface AnyHandlers {
  [operation: string]: { call(context: PublicContext, input: unknown): Promise<unknown> }['call'];
}
