import { eachPage } from '../index.ts';
import { client } from './client.ts';

export async function phonesOfClients() {
  const phones: string[] = [];
  for await (const rows of eachPage(client, '/client', { pick: ({ clients }) => clients })) {
    phones.push(...rows.map(({ phone_number }) => phone_number));
  }
  return phones;
}
