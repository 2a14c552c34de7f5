// D152
import { TOTP, Secret } from 'otpauth';
import { afterEach, describe, expect, it } from 'vitest';
import { testPassword } from '#testing/index.ts';
import { saveSettings } from '#testing/books/logged-write.ts';
import { useStandardApp } from '#testing/use-test-app.ts';
import { users } from '#db/tables/users.ts';

const standard = useStandardApp();
let names = 0;

const require = (two_factor: 'off' | 'admin' | 'money') =>
  saveSettings(standard.app, { two_factor });

afterEach(() => require('off'));

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: standard.app.clock.now().getTime(),
  });

async function cashier() {
  names += 1;
  const username = `cashier${names}`;
  const id = await standard.app.createUser({
    username,
    branch_id: 1,
    access: ['Cashbook In/Out'],
  });
  const caller = await standard.app.as(username);
  const signIn = (code?: string) =>
    standard.app.guest.post('/api/login', {
      username,
      password: testPassword,
      ...(code !== undefined && { code }),
    });
  const put = (code: string) =>
    caller.send('/api/two-factor', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code }),
    });
  const enroll = async () => {
    const { secret, uri } = (await caller.post('/api/two-factor')).body;
    const { recovery_codes } = (await put(codeOf(secret))).body;
    standard.app.clock.advance(1);
    return { secret, uri, recovery_codes: recovery_codes as string[] };
  };
  return { id, username, caller, signIn, put, enroll };
}

describe('two-factor authentication', () => {
  it.each(['off', 'admin', 'money'] as const)(
    'a user with a second factor needs it at sign-in, whatever the setting: %s',
    async (setting) => {
      const { signIn, enroll } = await cashier();
      const { secret } = await enroll();
      await require(setting);
      expect((await signIn()).body).toMatchObject({ success: false, code: 'CODE_REQUIRED' });
      expect((await signIn(codeOf(secret))).status).toBe(200);
    },
  );

  it('a second factor is removed with one of its codes, and wrong codes count like wrong passwords', async () => {
    const { caller, signIn, enroll } = await cashier();
    const { secret, recovery_codes } = await enroll();
    const takeOff = (body?: object) => caller.delete('/api/two-factor', body);
    expect((await takeOff()).body.errors).toEqual({ body: 'required' });
    expect((await takeOff({})).body.errors).toEqual({ code: 'required' });
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, body } = await takeOff({ code: '000000' });
      expect([status, body.errors]).toEqual([422, { code: 'mismatch' }]);
    }
    expect((await takeOff({ code: codeOf(secret) })).body.code).toBe('TOO_MANY_ATTEMPTS');
    standard.app.clock.advance(2);
    expect((await signIn()).body.code).toBe('CODE_REQUIRED');
    expect((await takeOff({ code: recovery_codes[0] })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await takeOff({ code: recovery_codes[0] })).status).toBe(200);
  });

  it('a code is required where the setting demands it, and is valid once', async () => {
    const { signIn, enroll } = await cashier();
    const { secret, uri } = await enroll();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Digis:cashier\d+\?.*secret=/);
    await require('money');
    expect((await signIn()).body).toMatchObject({ success: false, code: 'CODE_REQUIRED' });
    expect((await signIn()).status).toBe(401);
    const code = codeOf(secret);
    expect((await signIn(code)).status).toBe(200);
    expect((await signIn(code)).body.code).toBe('INVALID_LOGIN');
    standard.app.clock.advance(1);
    expect((await signIn(codeOf(secret))).status).toBe(200);
  });

  it('concurrent uses of one code open one session', async () => {
    const { signIn, enroll } = await cashier();
    const { secret } = await enroll();
    await require('money');
    const code = codeOf(secret);
    const tries = await Promise.all(Array.from({ length: 4 }, () => signIn(code)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each(['in two groups', 'with signs that are not seen'])(
    'a code typed %s is accepted',
    async (how) => {
      const { signIn, enroll } = await cashier();
      const { secret } = await enroll();
      await require('money');
      const code = codeOf(secret);
      const between = how === 'in two groups' ? ' ' : '\u200b';
      expect((await signIn(`${code.slice(0, 3)}${between}${code.slice(3)}`)).status).toBe(200);
    },
  );

  it('wrong codes count like wrong passwords', async () => {
    const { signIn, enroll } = await cashier();
    const { secret } = await enroll();
    await require('money');
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await signIn('000000')).body.code).toBe('INVALID_LOGIN');
    }
    expect((await signIn(codeOf(secret))).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('each recovery code is valid once', async () => {
    const { caller, signIn, enroll } = await cashier();
    const { recovery_codes } = await enroll();
    expect(recovery_codes).toHaveLength(10);
    await require('money');
    const [first = ''] = recovery_codes;
    expect((await signIn(first.toUpperCase())).status).toBe(200);
    expect((await signIn(first)).body.code).toBe('INVALID_LOGIN');
    const { body } = await caller.get('/api/two-factor');
    expect(body).toEqual({ success: true, required: true, enabled: true, recovery_left: 9 });
  });

  it('a required but missing second factor answers other calls with 409, never with 403', async () => {
    const { caller, enroll } = await cashier();
    await require('money');
    expect((await caller.get('/api/user-info')).body.user.must_enroll).toBe(true);
    const { status, body } = await caller.get('/api/branch');
    expect([status, body.code]).toEqual([409, 'TWO_FACTOR_REQUIRED']);
    await enroll();
    expect((await caller.get('/api/branch')).status).toBe(200);
    expect((await caller.get('/api/user-info')).body.user).not.toHaveProperty('must_enroll');
  });

  it('two_factor for admins requires nothing of staff', async () => {
    const { caller } = await cashier();
    await require('admin');
    expect((await caller.get('/api/branch')).status).toBe(200);
    const admin = await standard.app.as('admin');
    expect((await admin.get('/api/branch')).body.code).toBe('TWO_FACTOR_REQUIRED');
  });

  it('a second factor is confirmed by a code and stored encrypted', async () => {
    const { id, caller, put } = await cashier();
    expect((await put('123456')).body.code).toBe('ALREADY_PROCESSED');
    const { secret } = (await caller.post('/api/two-factor')).body;
    expect((await put('000000')).body.errors).toEqual({ code: 'mismatch' });
    const stored = (await standard.app.db.select().from(users)).find((user) => user.id === id);
    expect(stored?.totp_secret).toMatch(/^sealed:/);
    expect(stored?.totp_secret).not.toContain(secret);
    expect((await put(codeOf(secret))).status).toBe(200);
    expect((await caller.post('/api/two-factor')).body.code).toBe('ALREADY_PROCESSED');
  });

  it('only an admin removes the second factor of another user', async () => {
    const { app } = standard;
    const { id, username, signIn, enroll } = await cashier();
    await enroll();
    await app.createUser({
      username: `chief${names}`,
      branch_id: 1,
      access: ['App Users', 'Cashbook In/Out'],
    });
    const lost = { id, username, end_two_factor: true };
    const chief = await app.as(`chief${names}`);
    expect((await chief.patch('/api/user', lost)).body.code).toBe('ADMIN_ONLY');
    expect((await (await app.as('admin')).patch('/api/user', lost)).status).toBe(200);
    await require('money');
    expect((await signIn()).status).toBe(200);
  });
});
