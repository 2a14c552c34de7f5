/** Asks for the password again where a write requires it. D153 */
import { ApiError } from '@digis/api-client';
import { useSyncExternalStore } from 'react';

interface Question {
  readonly answer: (isProved: boolean) => void;
}

let question: Question | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function setQuestion(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

function askForProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    setQuestion({
      answer: (isProved) => {
        asked = null;
        setQuestion(null);
        resolve(isProved);
      },
    });
  });
  return asked;
}

export async function withProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isAskedFor = error instanceof ApiError && error.code === 'REAUTH_REQUIRED';
    if (!isAskedFor || !(await askForProof())) throw error;
    return call();
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useProofQuestion = (): Question | null =>
  useSyncExternalStore(subscribe, () => question);
