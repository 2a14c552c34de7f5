/** What the DOM library does not know yet of Trusted Types; the address it makes is taken wherever a text is. */

interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (text: string) => string },
    ): { createScriptURL(text: string): string };
  };
}
