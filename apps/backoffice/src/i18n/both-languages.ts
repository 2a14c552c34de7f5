import type { I18n, MessageDescriptor } from '@lingui/core';
import { useCallback, useEffect, useState } from 'react';
import { translatorOf } from './language.ts';

interface BothLanguages {
  readonly say: ((words: MessageDescriptor) => string) | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useBothLanguages(): BothLanguages {
  const [known, setKnown] = useState<readonly I18n[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    Promise.all([translatorOf('am'), translatorOf('en')])
      .then(setKnown)
      .catch(() => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return {
    say: known && ((words) => [...new Set(known.map((one) => one._(words)))].join(' · ')),
    hasFailed,
    retry: () => {
      setFailed(false);
      load();
    },
  };
}
