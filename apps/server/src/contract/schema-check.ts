/** Checks requests, and in tests answers, against the schemas of the contract. */
import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

function hasDecimals(step: number, value: number): boolean {
  const [, decimals = ''] = String(step).split('.');
  return Number(value.toFixed(decimals.length)) === value;
}

function compilerOf(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    coerceTypes,
    // OpenAPI's own words (example, discriminator) are no part of JSON Schema.
    strict: false,
  });
  // 0.29 is no exact multiple of 0.01 in binary; what counts is the decimals as they were written.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: hasDecimals,
  });
  formats.default(ajv);
  return ajv;
}

/** A body means what it says: "5" is no number. Queries and headers have nothing but text. */
export function requestCheck(): FastifySchemaCompiler<object> {
  const bodies = compilerOf(false);
  const texts = compilerOf(true);
  return ({ schema, httpPart }) => (httpPart === 'body' ? bodies : texts).compile(schema);
}

export const plainAnswers: FastifySerializerCompiler<object> = () => (answer) =>
  JSON.stringify(answer);

/** An answer that breaks the contract is a fault of ours, and the test that meets it fails. */
export function checkedAnswers(): FastifySerializerCompiler<object> {
  const ajv = compilerOf(false);
  return ({ schema, method, url }) => {
    const check = ajv.compile(schema);
    return (answer) => {
      const text = JSON.stringify(answer);
      if (!check(JSON.parse(text))) {
        throw new Error(`${method} ${url} breaks its contract: ${ajv.errorsText(check.errors)}`);
      }
      return text;
    };
  };
}
