/** Reading and writing the browser's storage, which may be blocked or full: then the page's memory stands in. */

const memory = new Map<string, string>();

/** A few strings that outlive the page (`local`) or only the tab (`session`). */
export function browserStorage(kind: 'local' | 'session') {
  const keyOf = (key: string) => `${kind}:${key}`;
  const storage = () => (kind === 'local' ? window.localStorage : window.sessionStorage);
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key) ?? memory.get(keyOf(key)) ?? null;
      } catch {
        return memory.get(keyOf(key)) ?? null;
      }
    },
    write(key: string, value: string | null) {
      if (value === null) memory.delete(keyOf(key));
      else memory.set(keyOf(key), value);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Blocked or full: the memory above is what is left.
      }
    },
  };
}
