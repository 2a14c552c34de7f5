/** Signs in by hand: types name and password, and submits them. */
import type { Desk } from './desk.ts';

export async function sendSignIn({ field, button }: Desk, username: string, password: string) {
  await field('Username').fill(username);
  await field('Password').fill(password);
  await button('Sign in').click();
}
