import { createApiClient } from '@digis/api-client';
import { createHooks } from '@digis/api-client/swr';
import { createUseReadPages } from '@digis/api-client/swr-pages';

const client = createApiClient({
  baseUrl: '/api',
  getToken: () => sessionStorage.getItem('token'),
});
const { useRead, useWrite } = createHooks(client);
export const useReadPages = createUseReadPages(client);

const decorator = {
  name: 'Addis Decor',
  category: 'Decoration',
  pricing: 'fixed',
  amount: 20_000,
  representative: 'Hana Tadesse',
  contact: '0911223344',
} as const;

export function Vendors() {
  const { data, error, isLoading } = useRead('/vendor');
  const addVendor = useWrite('post', '/vendor');
  if (isLoading) return <p>…</p>;
  if (error) return <p role="alert">{error.msg}</p>;
  const add = () => addVendor(decorator, { idempotencyKey: crypto.randomUUID() });
  return <button onClick={() => void add()}>{data?.vendors.length} vendors</button>;
}
