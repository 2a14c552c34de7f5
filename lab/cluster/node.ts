import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  startDatabaseProxy,
  type DatabaseProxy,
} from '../../apps/server/testing/services/database-proxy.ts';
import type { Account } from '../../apps/server/src/db/embedded/run-as.ts';
import { addresses, copyDeployed, makeFolder, variablesOf, type Variables } from './files.ts';

const at = (address: string, port: number): string => `tcp://${address}:${port}`;
const hostOf = ({ url }: DatabaseProxy): string => new URL(url).host;

interface Links {
  postgres: DatabaseProxy;
  rest: DatabaseProxy;
  etcd: readonly DatabaseProxy[];
}

async function startLinks(address: string): Promise<Links> {
  return {
    postgres: await startDatabaseProxy(at(address, 5432)),
    rest: await startDatabaseProxy(at(address, 8008)),
    etcd: await Promise.all(addresses.map((other) => startDatabaseProxy(at(other, 2379)))),
  };
}

function workersIn(files: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === files;
      } catch {
        return false;
      }
    })
    .map(Number);
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

export interface Purse {
  account: Account | null;
  folder: string;
  secrets: Variables;
}

export class ClusterNode {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  readonly variables: Variables;
  readonly #account: Account | null;
  readonly #links: Links;
  readonly #files: string;
  #etcd: ChildProcess | undefined;
  #patroni: ChildProcess | undefined;

  private constructor(number: number, { account, folder, secrets }: Purse, links: Links) {
    this.name = `node${number}`;
    this.address = addresses[number - 1] ?? '';
    this.folder = makeFolder(account, join(folder, this.name));
    copyDeployed(account, this.folder);
    for (const name of ['log', 'lock', 'spool', 'etcd'])
      makeFolder(account, join(this.folder, name));
    this.#account = account;
    this.#links = links;
    this.#files = join(this.folder, 'data');
    // Ends the node's processes even if the laboratory crashes.
    process.once('exit', () => this.end());
    this.variables = {
      PATH: process.env['PATH'] ?? '',
      ...variablesOf(number),
      ...secrets,
      ETCD_DATA_DIR: join(this.folder, 'etcd'),
      PATRONI_ETCD_HOSTS: links.etcd.map(hostOf).join(','),
      PATRONI_ETCD_USE_PROXIES: 'true',
      PATRONI_RESTAPI_CONNECT_ADDRESS: hostOf(links.rest),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: hostOf(links.postgres),
      PATRONI_POSTGRESQL_DATA_DIR: this.#files,
      PATRONI_POSTGRESQL_PGPASS: join(this.folder, 'pgpass'),
      PGBACKREST_CONFIG: join(this.folder, 'pgbackrest.conf'),
      PGBACKREST_PG1_PATH: this.#files,
      PGBACKREST_REPO1_TYPE: 'posix',
      PGBACKREST_REPO1_PATH: makeFolder(account, join(folder, 'backup')),
      PGBACKREST_LOG_PATH: join(this.folder, 'log'),
      PGBACKREST_LOCK_PATH: join(this.folder, 'lock'),
      PGBACKREST_SPOOL_PATH: join(this.folder, 'spool'),
    };
  }

  static async make(number: number, purse: Purse): Promise<ClusterNode> {
    return new ClusterNode(number, purse, await startLinks(addresses[number - 1] ?? ''));
  }

  get patroniFile(): string {
    return join(this.folder, 'patroni.yaml');
  }

  #spawn(program: string, args: readonly string[]): ChildProcess {
    const log = openSync(join(this.folder, 'log', `${program}.log`), 'a');
    return spawn(program, args, {
      ...this.#account,
      cwd: this.folder,
      env: this.variables,
      stdio: ['ignore', log, log],
    });
  }

  startEtcd(): void {
    this.#etcd = this.#spawn('etcd', []);
  }

  startPatroni(): void {
    this.#patroni = this.#spawn('patroni', [this.patroniFile]);
  }

  async kill(): Promise<void> {
    const ended = this.#patroni && once(this.#patroni, 'exit');
    signal(this.#patroni?.pid, 'SIGKILL');
    for (const pid of workersIn(this.#files)) signal(pid, 'SIGKILL');
    await ended;
  }

  stop(): void {
    for (const pid of this.#all()) signal(pid, 'SIGSTOP');
  }

  goOn(): void {
    for (const pid of this.#all()) signal(pid, 'SIGCONT');
  }

  #all(): (number | undefined)[] {
    return [this.#patroni?.pid, ...workersIn(this.#files)];
  }

  /**
   * Cuts the node off from the others and its own etcd; clients still reach PostgreSQL and Patroni.
   */
  cutOff(): void {
    for (const link of this.#allLinks()) link.freeze();
    this.silenceEtcd(true);
  }

  silenceEtcd(isSilent: boolean): void {
    signal(this.#etcd?.pid, isSilent ? 'SIGSTOP' : 'SIGCONT');
  }

  heal(): void {
    this.silenceEtcd(false);
    const { postgres, rest, etcd } = this.#links;
    for (const link of this.#allLinks()) link.thaw();
    postgres.moveTo(at(this.address, 5432));
    rest.moveTo(at(this.address, 8008));
    for (const [index, link] of etcd.entries()) link.moveTo(at(addresses[index] ?? '', 2379));
  }

  #allLinks(): DatabaseProxy[] {
    const { postgres, rest, etcd } = this.#links;
    return [postgres, rest, ...etcd];
  }

  async shutDown(): Promise<void> {
    const ended = this.#patroni && once(this.#patroni, 'exit');
    signal(this.#patroni?.pid, 'SIGTERM');
    await ended;
  }

  emptyDisk(): void {
    rmSync(this.#files, { recursive: true, force: true });
    makeFolder(this.#account, this.#files);
  }

  fillFromBackup(): void {
    writeFileSync(join(this.folder, 'from-backup'), '');
  }

  get isFilledFromBackup(): boolean {
    const log = join(this.folder, 'log/digis-restore.log');
    return existsSync(log) && readFileSync(log, 'utf8').includes('completed successfully');
  }

  lastWords(): string {
    const lines = readFileSync(join(this.folder, 'log/patroni.log'), 'utf8').trimEnd().split('\n');
    return [`${this.name}:`, ...lines.slice(-20)].join('\n');
  }

  end(): void {
    for (const pid of [...this.#all(), this.#etcd?.pid]) signal(pid, 'SIGKILL');
    for (const pid of workersIn(this.#files)) signal(pid, 'SIGKILL');
  }

  async close(): Promise<void> {
    this.end();
    await Promise.all(this.#allLinks().map((link) => link.close()));
  }
}
