import type { AnswerAt, BodyAt, QueryAt } from '../index.ts';
import type { Schemas } from '../contract.ts';

export type Vendor = AnswerAt<'get', '/vendor'>['vendors'][number];
export type NewVendor = BodyAt<'post', '/vendor'>;
export type EventFilter = QueryAt<'get', '/event'>;
export type Client = Schemas['Client'];

export const decorator: NewVendor = {
  name: 'Addis Decor',
  category: 'Decoration',
  pricing: 'fixed',
  amount: 20_000,
  representative: 'Hana Tadesse',
  contact: '0911223344',
};
