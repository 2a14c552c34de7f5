/**
 * Line drawings of an empty place: a mesob basket for nothing yet, the mesob under a lens for nothing found, a jebena
 * for what could not be had.
 */
import { accent, drawing } from './EmptyState.css.ts';

export function Mesob() {
  return (
    <svg aria-hidden viewBox="0 0 96 80" className={drawing}>
      <path d="M20 36c4-16 15-24 28-24s24 8 28 24z" />
      <path d="M48 12V7m-3 0h6M14 36h68l-5 9H19z" />
      <path d="M33 45l-9 27h48l-9-27" />
      <path
        className={accent}
        d="M27 29l5-5 5 5 6-5 5 5 5-5 6 5 5-5 5 5M32 56l5-4 5 4 6-4 6 4 5-4 5 4"
      />
    </svg>
  );
}

export function SearchedMesob() {
  return (
    <svg aria-hidden viewBox="0 0 96 80" className={drawing}>
      <circle cx="44" cy="36" r="27" />
      <path d="M64 55l16 17M28 34c3-9 9-13 16-13s13 4 16 13zM36 41l-5 12m21-12l5 12" />
      <path className={accent} d="M31 31l4-4 4 4 5-4 5 4 4-4 4 4" />
    </svg>
  );
}

export function Jebena() {
  return (
    <svg aria-hidden viewBox="0 0 96 80" className={drawing}>
      <path d="M42 10h12l-2 20c14 4 20 14 20 24 0 12-10 18-24 18s-24-6-24-18c0-10 6-20 20-24z" />
      <path d="M53 16c14-2 22 10 14 24M29 42L16 28l-4 4" />
      <path className={accent} d="M26 50l5-4 5 4 6-4 6 4 6-4 6 4 6-4 4 3M44 22h8" />
    </svg>
  );
}
