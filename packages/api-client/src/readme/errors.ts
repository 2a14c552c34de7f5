import { ApiError } from '../index.ts';
import { client } from './client.ts';
import type { NewVendor } from './call-types.ts';

/** Saves, or says what is wrong: a sentence above the form, and a code by field. */
export async function save(vendor: NewVendor) {
  try {
    await client.POST('/vendor', { body: vendor });
    return { saved: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, msg, errors } = error;
    if (code === 'NETWORK' || code === 'TIMEOUT')
      return { above: 'Try again when you are online.' };
    return { above: msg, fields: errors };
  }
}
