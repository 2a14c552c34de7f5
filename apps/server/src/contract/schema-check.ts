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
    // Not strict, because OpenAPI adds keywords to JSON Schema.
    strict: false,
    // Optimised code takes twice as long to make and checks no faster.
    code: { optimize: false },
  });
  // In binary 0.29 is no multiple of 0.01.
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
  errors?: ValidateFunction['errors'];
}

/** Compiling all takes many seconds. */
function lazily(compile: () => ValidateFunction): LazyCheck {
  let compiled: ValidateFunction | undefined;
  const check: LazyCheck = (data) => {
    compiled ??= compile();
    const isValid = compiled(data);
    check.errors = compiled.errors;
    return isValid;
  };
  return check;
}

function withLowerCaseNames(schema: object): object {
  const properties = 'properties' in schema ? Object.entries(Object(schema.properties)) : [];
  const lowered = properties.map(([name, rule]) => [name.toLowerCase(), rule]);
  return { ...schema, properties: Object.fromEntries(lowered) };
}

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

/** Finding all faults of a huge body takes a second. */
function measured(all: LazyCheck, first: LazyCheck): LazyCheck {
  const check: LazyCheck = (data) => {
    const chosen = hasManyValues(data) ? first : all;
    const isValid = chosen(data);
    check.errors = chosen.errors;
    return isValid;
  };
  return check;
}

/** The upload handler validates bytes. */
const hasBytes = (schema: object): boolean => JSON.stringify(schema).includes('"binary"');

// Shared, because tests start hundreds of servers.
const bodies = compilerOf(false);
const monsters = compilerOf(false, false);
const texts = compilerOf(true);
const answers = compilerOf(false);

const checkWith = (ajv: Ajv2020, schema: object): LazyCheck => lazily(() => ajv.compile(schema));

export const checkOf = (schema: object): LazyCheck => checkWith(bodies, schema);

/** Values of queries and headers are texts, so they are coerced. */
export const requestCheck: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart === 'body') {
    if (hasBytes(schema)) return () => true;
    return measured(checkWith(bodies, schema), checkWith(monsters, schema));
  }
  return checkWith(texts, httpPart === 'headers' ? withLowerCaseNames(schema) : schema);
};

export const plainAnswers: FastifySerializerCompiler<object> = () => (answer) =>
  JSON.stringify(answer);

const answerChecks = new Map<string, ValidateFunction>();

/** Most operations share error answers. */
function answerCheckOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const known = answerChecks.get(text) ?? answers.compile(schema);
  answerChecks.set(text, known);
  return known;
}

export const checkedAnswers: FastifySerializerCompiler<object> = ({ schema, method, url }) => {
  const check = lazily(() => answerCheckOf(schema));
  return (answer) => {
    const text = JSON.stringify(answer);
    if (!check(JSON.parse(text))) {
      throw new Error(`${method} ${url} breaks its contract: ${answers.errorsText(check.errors)}`);
    }
    return text;
  };
};
