const memory = new Map<string, string | null>();

export function browserStorage(kind: 'local' | 'session') {
  const keyOf = (key: string) => `${kind}:${key}`;
  const storage = () => (kind === 'local' ? window.localStorage : window.sessionStorage);
  return {
    read(key: string): string | null {
      const kept = memory.get(keyOf(key));
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string | null) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        memory.delete(keyOf(key));
      } catch {
        memory.set(keyOf(key), value);
      }
    },
  };
}
