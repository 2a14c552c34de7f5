/** A part of the app that is loaded when it is shown, together with the sentences that only such parts say. */
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { loadAllSentences } from './catalogue.ts';

export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadAllSentences()]);
    return { default: part };
  });
