/** Reads the settings of the command `tenant`: the folder of the tenants, and the superuser's address of their PostgreSQL. */
import { resolve } from 'node:path';
import { root } from '../base/places.ts';
import { StartError } from '../base/start-error.ts';
import { urlOf } from '../config/config.ts';
import { type Environment, textOf } from '../config/setting-text.ts';

export function tenantsFolder(env: Environment): string {
  const folder = textOf(env, 'TENANTS_DIR');
  if (folder !== null) return resolve(root, folder);
  throw new StartError('TENANTS_DIR must name the folder of the tenants.');
}

export function clusterAddress(env: Environment): string {
  const url = urlOf(env, 'TENANTS_DATABASE_URL', ['postgres:', 'postgresql:']);
  if (url !== null) return url;
  throw new StartError(
    'TENANTS_DATABASE_URL must be the address of a superuser of the PostgreSQL of the tenants.',
  );
}
