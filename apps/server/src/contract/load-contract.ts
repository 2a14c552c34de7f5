import { readFileSync } from 'node:fs';
import { operations, type OperationId } from '@digis/api-client/contract';
import fastify, { type FastifySchema } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { parse } from 'yaml';
import { contractFile } from '../base/places.ts';

interface OperationSpec {
  operationId: string;
  requestBody?: { required?: boolean };
}

interface ContractDocument {
  paths: Record<string, Record<string, OperationSpec>>;
  components: object;
}

export interface Contract {
  document: ContractDocument;
  schemas: ReadonlyMap<OperationId, FastifySchema>;
  /** fastify-openapi-glue does not enforce `requestBody.required`. */
  needsBody: ReadonlySet<string>;
}

export const isOperationId = (id: string): id is OperationId => Object.hasOwn(operations, id);

let loaded: Promise<Contract> | undefined;

/** Takes half a second; tests start hundreds of servers. */
export const loadContract = (): Promise<Contract> => (loaded ??= readContract());

async function readContract(): Promise<Contract> {
  const document: ContractDocument = parse(readFileSync(contractFile, 'utf8'), {
    // Examples share anchors; the limit is against hostile files.
    maxAliasCount: -1,
  });
  const specs = Object.values(document.paths).flatMap((path) => Object.values(path));
  const withBody = specs.filter((spec) => spec.requestBody?.required === true);
  return {
    document,
    schemas: await schemasOf(document),
    needsBody: new Set(withBody.map((spec) => spec.operationId)),
  };
}

/** fastify-openapi-glue gives schemas only to a Fastify app. This one never starts. */
async function schemasOf(document: ContractDocument): Promise<Contract['schemas']> {
  const schemas = new Map<OperationId, FastifySchema>();
  const collector = fastify({ exposeHeadRoutes: false });
  collector.addHook('onRoute', ({ config, schema }) => {
    if (config?.operation && schema) schemas.set(config.operation, schema);
  });
  await collector.register(openapiGlue, {
    specification: document,
    operationResolver: (id, method, url) => {
      if (isOperationId(id)) {
        return { method, url, config: { operation: id }, handler: () => undefined };
      }
      throw new Error(`${id} of openapi.yaml is not in the generated contract: run pnpm generate.`);
    },
  });
  return schemas;
}
