/** Finds English that a screen reader would say in an Amharic story, because React Aria has no Amharic of its own. */

const englishWords =
  /\b(?:Close|Dismiss|Increase|Decrease|Loading|Next|notifications?|Previous|Press|selected|Suggestions)\b/u;
const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];

/** Throws with each English word heard in the document. */
export function refuseEnglishNames(): void {
  const heard = spokenAttributes.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map(
      (part) => part.getAttribute(attribute) ?? '',
    ),
  );
  const buttons = [...document.querySelectorAll('button')].map(
    (button) => button.textContent ?? '',
  );
  const english = [...heard, ...buttons].filter((words) => englishWords.test(words));
  if (english.length > 0) throw new Error(`English in an Amharic story: ${english.join(' | ')}`);
}
