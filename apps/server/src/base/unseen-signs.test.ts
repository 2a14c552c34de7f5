// D60, D137
import { expect, it } from 'vitest';
import { testPassword } from '../../testing/start-test-app.ts';
import { useStandardApp } from '../../testing/use-test-app.ts';

const standard = useStandardApp();

/** Right-to-left mark, byte order mark, soft hyphen, zero-width space. */
const copied = (text: string) =>
  `\u200f\ufeff${text.slice(0, 2)}\u00ad\u200b${text.slice(2)}\u202c`;

it('a client pasted with invisible characters equals the client without them', async () => {
  const hana = await standard.app.as('hana');
  const phone = '0911998877';
  const made = await hana.post('/api/client', {
    full_name: copied('ፀሐይ\u00a0ወርቁ'),
    primary_phone: phone,
    secondary_phone: phone,
  });
  expect(made.status).toBe(200);
  for (const typed of ['ፀሐይ ወርቁ', '+251 91 199 8877']) {
    const { body } = await hana.get(`/api/client?q=${encodeURIComponent(copied(typed))}`);
    expect(body.clients).toMatchObject([{ full_name: 'ፀሐይ ወርቁ', phone_number: '0911998877' }]);
  }
});

it('an item name that differs only in invisible characters is a duplicate', async () => {
  const admin = await standard.app.as('admin');
  expect((await admin.post('/api/item', { name: copied('ክትፎ') })).body.code).toBe('DUPLICATE');
});

it('a name of invisible characters only is refused', async () => {
  const admin = await standard.app.as('admin');
  for (const name of ['\u200b\u00ad \ufeff', '\u0007', '\u3164', '\ufff9']) {
    const { status, body } = await admin.post('/api/item', { name });
    expect([name, status, body.errors]).toEqual([name, 422, { name: 'pattern' }]);
  }
  const address = await admin.post('/api/branch', { name: 'Kazanchis', address: '\u2060' });
  expect(address.body.errors).toEqual({ address: 'pattern' });
});

it('a user can sign in with a username pasted with invisible characters', async () => {
  const { app } = standard;
  const login = { username: copied('hana'), password: testPassword };
  expect((await app.guest.post('/api/login', login)).status).toBe(200);
});

it('an entry is found by its number pasted with invisible characters', async () => {
  const { app } = standard;
  const dawit = await app.as('dawit');
  await dawit.post('/api/transactions', { type: 'in', amount: 10, remark: 'x' });
  const { body } = await dawit.get(`/api/search?q=${encodeURIComponent(copied('#1'))}`);
  expect(body.transactions).toMatchObject([{ book_no: 1 }]);
});
