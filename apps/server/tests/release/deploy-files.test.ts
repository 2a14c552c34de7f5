import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/index.ts';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../../src/base/places.ts';
import {
  deployFolder,
  documentedVariables,
  imageEnvironment,
  readCompose,
  readImage,
  textOfDeploy,
} from './deploy-facts.ts';

const started = manifest.scripts.start.replace('src/main.ts', 'main.js').split(' ');
const { services, secrets } = readCompose();
const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'));
const known = documentedVariables();
/** Variables that Node and the loader read. */
const foreign = new Set(['LD_PRELOAD', 'NODE_ENV']);
const unknown = (names: readonly string[]) =>
  names.filter((name) => !known.has(name.replace(/_FILE$/, '')) && !foreign.has(name));

function secretsIn(folder: string): string[] {
  execFileSync(join(deployFolder, 'secrets.sh'), [folder]);
  return readdirSync(folder);
}

describe('the image', () => {
  it('the image is built with the Node and pnpm versions of the repository', () => {
    const node = /const NODE = '([^']+)'/.exec(
      readFileSync(join(root, 'scripts/run.mjs'), 'utf8'),
    )?.[1];
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const text = textOfDeploy('Containerfile');
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([`docker.io/library/node:${node}-bookworm-slim`]));
    expect(text).toContain(`npm install --global ${packageManager}\n`);
  });

  it('the image starts the server like its package, as a numeric user, and stops it by SIGTERM', () => {
    const image = readImage();
    expect(JSON.parse(image.get('CMD') ?? '')).toEqual(started);
    expect(image.get('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/);
    expect(image.get('STOPSIGNAL')).toBe('SIGTERM');
    expect(JSON.parse(image.get('ENTRYPOINT') ?? '')).toEqual(['tini', '--']);
    expect(unknown(Object.keys(imageEnvironment()))).toEqual([]);
    expect(image.get('VOLUME')).toBe(imageEnvironment()['DATA_DIR']);
  });

  it('the server answers the health checks of image and proxy', async () => {
    const app = await startTestApp();
    const { PORT } = imageEnvironment();
    const [, address, path = ''] =
      /fetch\('(http:\/\/[^/]+)([^']+)'\)/.exec(textOfDeploy('Containerfile')) ?? [];
    expect(address).toBe(`http://127.0.0.1:${PORT}`);
    const [, asked = ''] = /health_uri (\S+)/.exec(textOfDeploy('Caddyfile')) ?? [];
    for (const probe of [path, asked]) {
      const { status, headers } = await app.guest.get(probe);
      expect([probe, status, headers.get('content-type')]).toEqual([
        probe,
        200,
        'text/plain; charset=utf-8',
      ]);
    }
    await app.close();
  });
});

describe('the services', () => {
  it.each(Object.entries(services))(
    '%s has a read-only root, no capabilities and an exact version',
    (_name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(service.image).toMatch(/:(RELEASE\.|\d+\.\d+)/);
    },
  );

  it('two servers read their secrets from generated files in a closed folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'digis-secrets-'));
    const made = secretsIn(folder);
    const first = made.map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(secretsIn(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(
      first,
    );
    expect(made.toSorted()).toEqual(Object.keys(secrets).toSorted());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(servers).toHaveLength(2);
    for (const [, { environment = {}, secrets: given = [] }] of servers) {
      expect(unknown(Object.keys(environment))).toEqual([]);
      const named = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'));
      expect(named.map(([, file]) => file.replace('/run/secrets/', '')).toSorted()).toEqual(
        given.toSorted(),
      );
    }
    rmSync(folder, { recursive: true });
  });

  it('the servers trust one proxy, by its address', () => {
    const { networks } = services['proxy'] ?? {};
    const address = Object(networks).front.ipv4_address;
    for (const [, { environment = {} }] of servers)
      expect(environment['TRUST_PROXY']).toBe(address);
  });

  it('the proxy passes images of ten megabytes and no much larger body', () => {
    const [, limit] = /max_size (\d+)MB/.exec(textOfDeploy('Caddyfile')) ?? [];
    expect(limit).toBe('11');
  });

  it('PostgreSQL archives its WAL, and no durability setting is off', () => {
    const words = [services['database']?.command].flat().join(' ');
    expect(words).toContain('-carchive_mode=on');
    expect(words).not.toMatch(/fsync=off|synchronous_commit=off|full_page_writes=off/);
  });
});

describe('the systemd unit', () => {
  const unit = textOfDeploy('digis.service');

  it('the unit starts the bundle like its package, under its own account', () => {
    const [, program = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
    expect(program.replace('/usr/bin/', '').split(' ')).toEqual(started);
    expect(unit).toMatch(/^User=digis$/m);
    // Units that start later find a ready server.
    expect(unit).toMatch(/^ExecStartPost=.+\/readyz/m);
    // Signals only the server, which stops its PostgreSQL itself.
    expect(unit).toMatch(/^KillMode=mixed$/m);
    const assigned = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' '),
    );
    expect(unknown(assigned.map((pair) => pair.split('=')[0] ?? ''))).toEqual([]);
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
    'systemd-analyze verifies the unit and rates its exposure as low',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'digis-unit-'));
      const file = join(folder, 'digis.service');
      // Without an installed bundle, its folder does not exist.
      writeFileSync(
        file,
        unit.replaceAll('/usr/bin/node', process.execPath).replace('/opt/digis', '/'),
      );
      const analyze = (...words: string[]) => {
        const { status, stdout, stderr } = spawnSync('systemd-analyze', words, {
          encoding: 'utf8',
        });
        return { status, said: stdout + stderr };
      };
      expect(analyze('verify', file)).toEqual({ status: 0, said: '' });
      expect(analyze('security', '--offline=true', '--threshold=20', file)).toMatchObject({
        status: 0,
      });
      rmSync(folder, { recursive: true });
    },
  );
});
