import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findOrMakePostgresAccount } from '../../apps/server/src/db/embedded/run-as.ts';
import { makeSecrets, makeWord } from './files.ts';
import { startFront, type Front } from './front.ts';
import { leaderAmong, until, untilEtcd, untilWhole } from './members.ts';
import { ClusterNode, type Purse } from './node.ts';

const run = promisify(execFile);
const checkedMs = 8_000;
const roles = join(import.meta.dirname, '../../deploy/roles.sql');

export interface Cluster {
  nodes: readonly ClusterNode[];
  environment: Readonly<Record<string, string>>;
  urlOf(database: string, node?: ClusterNode): string;
  run(node: ClusterNode, program: string, ...args: string[]): Promise<string>;
  close(): Promise<void>;
}

const runOn =
  ({ account }: Purse): Cluster['run'] =>
  async (node, program, ...args) => {
    const { stdout } = await run(program, args, {
      ...account,
      cwd: node.folder,
      env: node.variables,
    });
    return stdout;
  };

async function fill(nodes: readonly ClusterNode[], command: Cluster['run']): Promise<void> {
  for (const node of nodes) node.startEtcd();
  await untilEtcd(nodes);
  const [first, ...others] = nodes;
  first?.startPatroni();
  const leader = await until('a first leader', () => leaderAmong(nodes));
  await command(leader, 'pgbackrest', '--stanza=digis', 'stanza-create');
  for (const node of others) node.startPatroni();
  await untilWhole(nodes);
  await command(leader, 'pgbackrest', '--stanza=digis', '--type=full', 'backup');
}

async function makeRoles(rootUrl: string, passwords: Record<string, string>): Promise<void> {
  const given = Object.entries(passwords).flatMap(([name, word]) => ['-v', `${name}=${word}`]);
  const args = ['-q', '-v', 'ON_ERROR_STOP=1', ...given, '-d', rootUrl, '-f', roles];
  // Waits, because HAProxy treats each node as leader until three checks fail.
  await delay(checkedMs);
  await run('psql', args);
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'digis-cluster-'));
  chmodSync(folder, 0o755);
  const purse = { account: await findOrMakePostgresAccount(), folder, secrets: makeSecrets() };
  const nodes: ClusterNode[] = [];
  let front: Front | undefined;
  const close = async () => {
    front?.close();
    for (const node of nodes) await node.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    for (const number of [1, 2, 3]) nodes.push(await ClusterNode.make(number, purse));
    const command = runOn(purse);
    await fill(nodes, command);
    const passwords = { owner_password: makeWord(), app_password: makeWord() };
    const { owner_password: owner, app_password: app } = passwords;
    const { urlOf, pooledUrlOf, close: closeFront } = await startFront(purse, app);
    front = { urlOf, pooledUrlOf, close: closeFront };
    const rootPassword = purse.secrets['PATRONI_SUPERUSER_PASSWORD'] ?? '';
    const rootUrl = urlOf('postgres', rootPassword, 'postgres');
    await makeRoles(rootUrl, passwords);
    return {
      nodes,
      environment: {
        DATABASE_URL: pooledUrlOf('digis_app', app),
        DATABASE_DIRECT_URL: urlOf('digis_app', app),
        DATABASE_OWNER_URL: urlOf('digis_owner', owner),
      },
      urlOf: (database, node) =>
        node === undefined
          ? urlOf('postgres', rootPassword, database)
          : `postgres://postgres:${rootPassword}@${node.address}:5432/${database}`,
      run: command,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
