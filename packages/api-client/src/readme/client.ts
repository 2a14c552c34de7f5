import { answerOf, createApiClient } from '../index.ts';

let token: string | undefined;

export const client = createApiClient({
  baseUrl: 'https://example.org/api',
  getToken: () => token,
  onForbidden: (refused) => {
    // A late refusal of an earlier session does not end this one.
    if (refused === token) token = undefined;
  },
});

export async function signIn(username: string, password: string) {
  const opened = await answerOf(client.POST('/login', { body: { username, password } }));
  token = opened.token;
  const { user } = await answerOf(client.GET('/user-info'));
  return user;
}
