/**
 * Finds English words that a screen reader would read in an Amharic story: React Aria has no
 * Amharic.
 */

const englishWords =
  /\b(?:Close|Dismiss|Increase|Decrease|Loading|Next|notifications?|Previous|Press|selected|Suggestions)\b/u;
const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];

/** Throws if an accessible name or a button contains an English word. */
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
