import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '../base/errors.ts';
import { readConfig } from './config.ts';

const root = '/srv/digis';
const folder = mkdtempSync(join(tmpdir(), 'digis-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('a setting read from a file', () => {
  it('the setting is the content of the file named by NAME_FILE, without its final newline', () => {
    const url = 'postgresql://digis:hunter2@db/digis';
    const env = {
      DATABASE_URL_FILE: fileOf('url', `${url}\n`),
      METRICS_TOKEN_FILE: fileOf('token', 'for-the-watch\n'),
    };
    expect(readConfig(env, root)).toMatchObject({
      databaseUrl: url,
      metricsToken: 'for-the-watch',
    });
  });

  it('an empty NAME_FILE counts as unset', () => {
    expect(readConfig({ DATABASE_URL_FILE: '' }, root).databaseUrl).toBeNull();
  });

  it.each([
    ['that is missing', { METRICS_TOKEN_FILE: join(folder, 'missing') }],
    ['that is a folder', { METRICS_TOKEN_FILE: folder }],
    ['that is empty', { METRICS_TOKEN_FILE: fileOf('empty', '\n') }],
    ['beside the variable', { METRICS_TOKEN_FILE: fileOf('both', 'one'), METRICS_TOKEN: 'two' }],
  ])('a file %s is refused with one sentence naming it', (_, env) => {
    const start = () => readConfig(env, root);
    expect(start).toThrow(StartError);
    expect(start).toThrow('METRICS_TOKEN_FILE');
  });

  it('an invalid value is never printed, wherever it was read from', () => {
    const env = { DATABASE_URL_FILE: fileOf('wrong', 'http://digis:hunter2@db') };
    const start = () => readConfig(env, root);
    expect(start).toThrow('DATABASE_URL');
    expect(start).not.toThrow('hunter2');
  });
});
