import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Payout {
  readonly what: string;
  readonly alone?: string;
  readonly ceiling?: boolean;
  readonly box?: boolean;
  readonly proof?: boolean;
  readonly there?: boolean;
}

type Permissions = readonly string[];

export interface Rules {
  readonly operationId: string;
  readonly 'x-permission': 'none' | 'any' | Permissions;
  readonly 'x-permission-all'?: Permissions;
  readonly 'x-permission-by'?: Readonly<Record<string, Readonly<Record<string, Permissions>>>>;
  readonly 'x-needs-proof'?: true | readonly string[];
  readonly 'x-scope'?: string;
  readonly 'x-moves-money'?: boolean;
  readonly 'x-pays-out'?: readonly Payout[];
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Rules>>>>;
}

const { paths }: Contract = parse(readFileSync('openapi.yaml', 'utf8'), { maxAliasCount: -1 });

/** `call` is code: `POST /payment`. */
export const contractCalls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, rules]) => ({
    call: `\`${method.toUpperCase()} ${path}\``,
    rules,
  })),
);
