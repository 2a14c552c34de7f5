/** Addresses of workers, for browsers that ask who makes the address of a script. SPEC: D118 */

declare global {
  /** Types of Trusted Types that the DOM library lacks; the address it makes is accepted as text. */
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (text: string) => string },
      ): { createScriptURL(text: string): string };
    };
  }
}

function ownAddress(text: string): string {
  if (new URL(text, window.location.href).origin !== window.location.origin)
    throw new Error('A worker is of this server.');
  return text;
}

let policy: { createScriptURL(text: string): string } | undefined;

/** The one policy that the page may have: it names the scripts of workers, and no others. */
export function workerAddress(text: string): string {
  policy ??= window.trustedTypes?.createPolicy('digis-worker', { createScriptURL: ownAddress });
  return policy ? policy.createScriptURL(text) : ownAddress(text);
}
