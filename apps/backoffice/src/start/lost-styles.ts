/** A style sheet that could not be brought is asked for again until it has come: the builder asks for each but once. */

const A_WHILE = 3000;

/** For as long as the page is there. */
export function watchLostStyles() {
  const bringAgain = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), A_WHILE);
  };
  // A fault of an element does not rise, but can be heard on its way down.
  document.addEventListener('error', bringAgain, { capture: true });
}
