/**
 * Keeps React working while a browser's translator replaces its text nodes. `stands` maps a text to
 * its replacement, `owners` a replacement to its texts.
 */

const stands = new WeakMap<Text, ChildNode>();
const owners = new WeakMap<Node, readonly Text[]>();
const gone = new WeakSet<Node>();

const isFont = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT';
const isFree = (node: Node | null | undefined): node is ChildNode =>
  isFont(node) && !owners.has(node);

const isText = (node: Node): node is Text => node instanceof Text && !gone.has(node);

function pair(texts: readonly Text[], stand: ChildNode) {
  if (texts.length === 0) return;
  for (const text of texts) stands.set(text, stand);
  owners.set(stand, [...(owners.get(stand) ?? []), ...texts]);
}

function release(stand: Node): readonly Text[] {
  const texts = owners.get(stand) ?? [];
  owners.delete(stand);
  for (const text of texts) stands.delete(text);
  return texts;
}

function bringBack(text: Text, isWanted: boolean): boolean {
  const stand = stands.get(text);
  if (!stand) return false;
  stand.replaceWith(...release(stand).filter((one) => isWanted || one !== text));
  return true;
}

function follow(records: readonly MutationRecord[]) {
  const lost: (readonly [texts: readonly Text[], before: Node | null, after: Node | null])[] = [];
  for (const { previousSibling, nextSibling, addedNodes, removedNodes } of records) {
    addedNodes.forEach((node) => {
      const stand = node instanceof Text && stands.get(node);
      if (stand && !stand.contains(node)) release(stand);
    });
    const [added] = addedNodes;
    const [removed] = removedNodes;
    if (removed && removedNodes.length === 1) {
      const isStand = owners.has(removed);
      const texts = isStand ? release(removed) : [removed].filter(isText);
      const font = [added, previousSibling, nextSibling].find(isFree);
      if (font) pair(texts, font);
      else if (isStand && added instanceof Text) pair(texts, added);
      else lost.push([texts, previousSibling, nextSibling]);
    } else if (isFree(added)) {
      const place = lost.findLast(
        ([, before, after]) => before === previousSibling && after === nextSibling,
      );
      if (place) pair(place[0], added);
    }
  }
  for (const [[text], before, after] of lost) {
    // A single element may replace two texts.
    const fused = [before, after].find(isFont);
    if (text && fused && !text.isConnected && !stands.has(text)) pair([text], fused);
  }
}

/**
 * Call it once, before the first render. Without it React throws `NotFoundError` on a translated
 * page, or changes a text that is no longer visible.
 * @returns a function that undoes it, for tests
 */
export function surviveTranslation(): () => void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true });

  function placeIn(parent: Node, node: Node): Node | null {
    follow(observer.takeRecords());
    let place: Node | null = (node instanceof Text && stands.get(node)) || node;
    while (place && place.parentNode !== parent) place = place.parentNode;
    return place;
  }
  function free(node: Node) {
    gone.delete(node);
    if (node instanceof Text) bringBack(node, false);
  }
  /** A text that was already removed must not throw. */
  const isTaken = (node: Node) => node instanceof Text && !node.parentNode;

  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      if (child instanceof Text) gone.add(child);
      if (child.parentNode === this) return removeChild.call(this, child);
      const place = placeIn(this, child);
      if (child instanceof Text && bringBack(child, false)) return child;
      if (isTaken(child)) return child;
      return removeChild.call((place && child.parentNode) ?? this, child);
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      free(node);
      if (next === null || next.parentNode === this) return insertBefore.call(this, node, next);
      const place = placeIn(this, next);
      return insertBefore.call(this, node, place ?? (isTaken(next) ? null : next));
    },
    appendChild(this: Node, node: Node) {
      free(node);
      return appendChild.call(this, node);
    },
  });
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string | null) {
      value?.set?.call(this, text);
      if (this.isConnected) return;
      follow(observer.takeRecords());
      bringBack(this, true);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
  };
}
