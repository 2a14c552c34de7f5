/** Gives workers an address that Trusted Types accept. D118 */

declare global {
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

export function workerAddress(text: string): string {
  policy ??= window.trustedTypes?.createPolicy('digis-worker', { createScriptURL: ownAddress });
  return policy ? policy.createScriptURL(text) : ownAddress(text);
}
