/** Where an image is shown from, by the path the server gave it. Spec 2.6. */

/** The browser asks for it with the cookie of the session; a script never holds it. */
export const imageSource = (path: string): string =>
  `${window.location.origin}/api/uploads/${path}`;
