/** Reads openapi.yaml: the schemas of requests, and which operations need a body. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations, type OperationId } from '@digis/api-client/contract';
import { parse } from 'yaml';
import { root } from '../base/root.ts';

interface OperationSpec {
  operationId: string;
  requestBody?: { required?: boolean };
}

interface ContractDocument {
  paths: Record<string, Record<string, OperationSpec>>;
}

export interface Contract {
  document: ContractDocument;
  /** The router's library forgets that a body is required, so we remember it. */
  needsBody: ReadonlySet<string>;
}

export const isOperationId = (id: string): id is OperationId => Object.hasOwn(operations, id);

let loaded: Contract | undefined;

/** Read once: it takes a tenth of a second, and tests start hundreds of servers. */
export const loadContract = (): Contract => (loaded ??= readContract());

function readContract(): Contract {
  const document: ContractDocument = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'), {
    // Examples share a package by an anchor; the limit is against hostile files.
    maxAliasCount: -1,
  });
  const specs = Object.values(document.paths).flatMap((path) => Object.values(path));
  const withBody = specs.filter((spec) => spec.requestBody?.required === true);
  return { document, needsBody: new Set(withBody.map((spec) => spec.operationId)) };
}
