/** Validates requests, and in tests answers, against the schemas of the contract. */
import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

function hasDecimals(step: number, value: number): boolean {
  const [, decimals = ''] = String(step).split('.');
  return Number(value.toFixed(decimals.length)) === value;
}

function compilerOf(coerceTypes: boolean, allErrors = true): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors,
    coerceTypes,
    // OpenAPI's own keywords (example, discriminator) are not part of JSON Schema.
    strict: false,
  });
  // 0.29 is no exact multiple of 0.01 in binary, so the written decimals count.
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

interface LazyCheck {
  (data: unknown): boolean;
  /** The reasons of the last refusal, where Fastify looks for them. */
  errors?: ValidateFunction['errors'];
}

/** Compiling all schemas takes a second; each is compiled when the first request needs it. */
function lazily(ajv: Ajv2020, schema: object): LazyCheck {
  let compiled: ValidateFunction | undefined;
  const check: LazyCheck = (data) => {
    compiled ??= ajv.compile(schema);
    const isValid = compiled(data);
    check.errors = compiled.errors;
    return isValid;
  };
  return check;
}

/** Header names arrive in lower case, however the contract writes them. */
function withLowerCaseNames(schema: object): object {
  const properties = 'properties' in schema ? Object.entries(Object(schema.properties)) : [];
  const lowered = properties.map(([name, rule]) => [name.toLowerCase(), rule]);
  return { ...schema, properties: Object.fromEntries(lowered) };
}

/** More than the longest form has: of such a body only the first fault is reported. */
const manyValues = 2_000;

function hasManyValues(data: unknown): boolean {
  const open = [data];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen + open.length > manyValues) return true;
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    if (inner.length > manyValues) return true;
    open.push(...inner);
  }
  return false;
}

/** A form needs all its faults; finding all faults of a huge body would take a second. */
function measured(all: LazyCheck, first: LazyCheck): LazyCheck {
  const check: LazyCheck = (data) => {
    const chosen = hasManyValues(data) ? first : all;
    const isValid = chosen(data);
    check.errors = chosen.errors;
    return isValid;
  };
  return check;
}

/** JSON Schema has no word for bytes: the handler of an upload looks at them itself. */
const hasBytes = (schema: object): boolean => JSON.stringify(schema).includes('"binary"');

// One of each for every server of this process: a schema is compiled once, and tests start hundreds of servers.
const bodies = compilerOf(false);
const monsters = compilerOf(false, false);
const texts = compilerOf(true);
const answers = compilerOf(false);

/** Checks a value that is no body by itself, and finds all its faults. */
export const checkOf = (schema: object): LazyCheck => lazily(bodies, schema);

/** Bodies are not coerced: "5" is no number. Queries and headers are text, so they are coerced. */
export const requestCheck: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart === 'body') {
    if (hasBytes(schema)) return () => true;
    return measured(lazily(bodies, schema), lazily(monsters, schema));
  }
  return lazily(texts, httpPart === 'headers' ? withLowerCaseNames(schema) : schema);
};

export const plainAnswers: FastifySerializerCompiler<object> = () => (answer) =>
  JSON.stringify(answer);

/** An answer that breaks the contract is a fault of ours, and the test that meets it fails. */
export const checkedAnswers: FastifySerializerCompiler<object> = ({ schema, method, url }) => {
  const check = lazily(answers, schema);
  return (answer) => {
    const text = JSON.stringify(answer);
    if (!check(JSON.parse(text))) {
      throw new Error(`${method} ${url} breaks its contract: ${answers.errorsText(check.errors)}`);
    }
    return text;
  };
};
