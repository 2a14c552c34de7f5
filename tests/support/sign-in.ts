/** Signs in by typing. */
import type { Desk } from './desk.ts';

export async function sendSignIn({ field, button }: Desk, username: string, password: string) {
  await field('Username').fill(username);
  await field('Password').fill(password);
  await button('Sign in').click();
}
