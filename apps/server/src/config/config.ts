import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { requireKey } from '../secrets/secret-key.ts';
import { StartError } from '../base/errors.ts';
import { type Environment, readText } from './setting-text.ts';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** null: embedded under `dataDir`. */
  databaseUrl: string | null;
  /** The address for the owner of the tables; null: the role of `databaseUrl`. */
  databaseOwnerUrl: string | null;
  /** Bypasses the pooler; null without one. */
  databaseDirectUrl: string | null;
  /** For reports and exports; null without a replica. */
  databaseReadUrl: string | null;
  isDemo: boolean;
  simulatesMessages: boolean;
  isProduction: boolean;
  adminPassword: string | null;
  startsAt: Date | null;
  tenantName: string;
  tenantLogo: string | null;
  /** null: as in the tenant's settings. */
  requireInstall: boolean | null;
  trustProxy: readonly string[];
  /** null: created in `dataDir`. */
  secretKey: Buffer | null;
  /** The key for copies; null: `secretKey`. */
  backupKey: Buffer | null;
  smsApiUrl: string | null;
  filesBucket: Bucket | null;
  /** null: only loopback may read metrics. */
  metricsToken: string | null;
  logLevel: LogLevel;
  /** Per minute and address; null: no limit. */
  rateLimit: number | null;
  deadlineMs: number;
  /** Costly, so only in tests. */
  checkResponses: boolean;
}

interface Bucket {
  endpoint: string;
  region: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  limitMs: number;
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof logLevels)[number];

function readSwitch(env: Environment, name: string): boolean | null {
  const value = readText(env, name);
  if (value === null) return null;
  if (value === '1') return true;
  if (value === '0') return false;
  throw new StartError(`${name} must be 0 or 1, not "${value}".`);
}

function readPort(env: Environment): number {
  const value = readText(env, 'PORT') ?? '8080';
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new StartError(`PORT must be a number from 0 to 65535, not "${value}".`);
  }
  return Number(value);
}

export function readUrl(
  env: Environment,
  name: string,
  protocols: readonly string[],
): string | null {
  const value = readText(env, name);
  if (value === null) return null;
  // The value may hold a password.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new StartError(`${name} must be a URL that begins with ${protocols.join('// or ')}//.`);
  }
  return value;
}

function readStart(env: Environment, isProduction: boolean): Date | null {
  const value = readText(env, 'DIGIS_NOW');
  if (value === null) return null;
  if (isProduction) {
    throw new StartError('DIGIS_NOW moves the clock and is refused with NODE_ENV=production.');
  }
  const instant = new Date(value);
  if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(value) || Number.isNaN(instant.getTime())) {
    throw new StartError(
      `DIGIS_NOW must be an instant such as 2026-09-21T10:00:00+03:00, not "${value}".`,
    );
  }
  return instant;
}

function readFolder(env: Environment, root: string): string {
  const folder = resolve(root, readText(env, 'DATA_DIR') ?? 'data');
  if (!canBeFolder(folder)) {
    throw new StartError(`DATA_DIR must be a folder, and "${folder}" is none.`);
  }
  return folder;
}

function canBeFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined) return found.isDirectory();
  return dirname(path) === path || canBeFolder(dirname(path));
}

function isRange(part: string): boolean {
  const [, address = '', bits = ''] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

function readProxies(env: Environment): readonly string[] {
  const proxies = (readText(env, 'TRUST_PROXY') ?? '').split(',').map((part) => part.trim());
  const named = proxies.filter((part) => part !== '');
  const wrong = named.find((part) => !isRange(part));
  if (wrong !== undefined) {
    throw new StartError(
      `TRUST_PROXY must list addresses or ranges such as 10.0.0.0/8, not "${wrong}".`,
    );
  }
  return named;
}

function readLogLevel(env: Environment, isProduction: boolean): LogLevel {
  const value = readText(env, 'LOG_LEVEL') ?? (isProduction ? 'info' : 'error');
  const level = logLevels.find((known) => known === value);
  if (level === undefined) {
    throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`);
  }
  return level;
}

function readRateLimit(env: Environment): number | null {
  const value = readText(env, 'RATE_LIMIT') ?? '1200';
  if (!/^\d{1,6}$/.test(value)) {
    throw new StartError(`RATE_LIMIT must be a number of requests a minute, not "${value}".`);
  }
  return value === '0' ? null : Number(value);
}

function readBucket(env: Environment): Bucket | null {
  const endpoint = readUrl(env, 'S3_ENDPOINT', ['http:', 'https:']);
  if (endpoint === null) return null;
  const required = (name: string): string => {
    const value = readText(env, name);
    if (value === null) throw new StartError(`${name} must be set beside S3_ENDPOINT.`);
    return value;
  };
  return {
    endpoint,
    region: readText(env, 'S3_REGION') ?? 'us-east-1',
    name: required('S3_BUCKET'),
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    limitMs: 15_000,
  };
}

function readSecret(env: Environment, name: string): Buffer | null {
  const value = readText(env, name);
  return value === null ? null : requireKey(value, name);
}

const readTenantName = (env: Environment): string => readText(env, 'DIGIS_TENANT_NAME') ?? 'Digis';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Requests carry the token and clients' texts. */
function readSmsApiUrl(env: Environment): string | null {
  const value = readUrl(env, 'SMS_API_URL', ['http:', 'https:']);
  if (value === null) return null;
  const { protocol, hostname } = new URL(value);
  if (protocol === 'https:' || loopback.has(hostname)) return value;
  throw new StartError('SMS_API_URL must begin with https:// unless it is on this machine.');
}

function readDemo(env: Environment, isProduction: boolean): boolean {
  const isDemo = readSwitch(env, 'DIGIS_DEMO') ?? false;
  if (!isDemo || !isProduction) return isDemo;
  throw new StartError('DIGIS_DEMO invents a business and is refused with NODE_ENV=production.');
}

export function readConfig(env: Environment, root: string): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  return {
    port: readPort(env),
    host: readText(env, 'HOST') ?? '127.0.0.1',
    dataDir: readFolder(env, root),
    databaseUrl,
    databaseOwnerUrl: readUrl(env, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
    databaseDirectUrl: readUrl(env, 'DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: readUrl(env, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    isDemo: readDemo(env, isProduction),
    simulatesMessages: false,
    isProduction,
    adminPassword: readText(env, 'DIGIS_ADMIN_PASSWORD'),
    startsAt: readStart(env, isProduction),
    tenantName: readTenantName(env),
    tenantLogo: readText(env, 'DIGIS_TENANT_LOGO'),
    requireInstall: readSwitch(env, 'DIGIS_REQUIRE_INSTALL'),
    trustProxy: readProxies(env),
    secretKey: readSecret(env, 'DIGIS_SECRET_KEY'),
    backupKey: readSecret(env, 'BACKUP_KEY'),
    smsApiUrl: readSmsApiUrl(env),
    filesBucket: readBucket(env),
    metricsToken: readText(env, 'METRICS_TOKEN'),
    logLevel: readLogLevel(env, isProduction),
    rateLimit: readRateLimit(env),
    deadlineMs: 25_000,
    checkResponses: false,
  };
}
