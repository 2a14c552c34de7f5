import { createHooks } from '../swr.ts';
import { client } from './client.ts';
import { decorator } from './call-types.ts';

const { useRead, useWrite } = createHooks(client);

export function Vendors() {
  const { data, error, isLoading, retry } = useRead('/vendor', { query: { q: 'decor' } });
  const addVendor = useWrite('post', '/vendor');
  if (isLoading) return <p>…</p>;
  if (error) return <button onClick={retry}>{error.msg} Try again</button>;
  const add = () => addVendor(decorator, { idempotencyKey: crypto.randomUUID() });
  return (
    <>
      <ul>
        {data?.vendors.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <button onClick={() => void add()}>Add</button>
    </>
  );
}
