'use server';
/** An action of the server, which also works without JavaScript. */
import { received } from './parts/entries.ts';
import type { Sent } from './parts/hall.tsx';

export const save = async (before: Sent, data: FormData): Promise<Sent> => received(before, data);
