import { expect, it } from 'vitest';
import { auditOf, findAdvisories } from './advisories.ts';
import { lockedPackages } from '../release/locked-packages.ts';

const lock = (version: string) =>
  lockedPackages(
    `packages:\n  '@fastify/static@${version}':\n    engines: {node: '*'}\n  yaml@2.8.1: {}\n`,
  );
const advisory = { id: 'GHSA-1', package: '@fastify/static', fixedIn: '10.1.4' };

it.each(['9.0.0', '10.1.3', '10.0.9', '10.1.4-beta.1'])('%s is vulnerable', (version) => {
  expect(findAdvisories(lock(version), [advisory])).toEqual([
    `@fastify/static ${version}: GHSA-1, mended in 10.1.4`,
  ]);
});

it.each(['10.1.4', '10.1.11', '10.2.0', '11.0.0'])('%s is no longer vulnerable', (version) => {
  expect(findAdvisories(lock(version), [advisory])).toEqual([]);
});

it('an advisory listed as accepted is skipped', () => {
  expect(findAdvisories(lock('9.0.0'), [{ ...advisory, accepted: 'not used' }])).toEqual([]);
});

it('a failed audit is distinguished from one without advisories', () => {
  expect(auditOf('{"advisories":{}}')).toEqual([]);
  expect(auditOf('{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}')).toBeNull();
  expect(auditOf('')).toBeNull();
  const named = { 1: { module_name: 'fast-thing', title: 'Reads what it should not' } };
  expect(auditOf(JSON.stringify({ advisories: named }))).toEqual([
    'fast-thing: Reads what it should not',
  ]);
});
