import { withoutGroups } from '@digis/domain';
import { inDigits } from './plain-cell.ts';

export interface GuestRange {
  readonly min: number;
  readonly max: number;
}

const MOST_PEOPLE = 100_000;

const PEOPLE = /(?:people|persons?|guests?|pax|ሰዎች|ሰው|እንግዶች|እንግዳ)/giu;
const BETWEEN = /^(?:ከ|from)?\s*(?<min>\d+)\s*(?:-|–|—|\.\.|to|እስከ)\s*(?<max>\d+)$/iu;
const FROM =
  /^(?:ከ|from)?\s*(?<min>\d+)\s*(?:\+|and (?:above|more|over)|or more|እና ከዚያ በላይ|ጀምሮ)$/iu;
const ABOVE = /^(?:(?:above|over|more than|>)\s*(?<after>\d+)|ከ?\s*(?<before>\d+)\s*በላይ)$/iu;
const UP_TO =
  /^(?:(?:up to|until|<=?|እስከ)\s*(?<max>\d+)|(?<to>\d+)\s*(?:እና\s*)?(?:በታች|and (?:below|less)))$/iu;

/**
 * null if the text is not a range.
 * @example guestRange('101 – 300 ሰው') //=> { min: 101, max: 300 }
 * @example guestRange('ከ300 በላይ') //=> { min: 301, max: 100000 }
 */
export function guestRange(text: string): GuestRange | null {
  const said = withoutGroups(inDigits(text).replace(PEOPLE, ' ').replace(/\s+/gu, ' '));
  const between = BETWEEN.exec(said)?.groups;
  if (between) return { min: Number(between['min']), max: Number(between['max']) };
  const from = FROM.exec(said)?.groups?.['min'];
  if (from !== undefined) return { min: Number(from), max: MOST_PEOPLE };
  const above = ABOVE.exec(said)?.groups;
  const over = above?.['after'] ?? above?.['before'];
  if (over !== undefined) return { min: Number(over) + 1, max: MOST_PEOPLE };
  const upTo = UP_TO.exec(said)?.groups;
  const last = upTo?.['max'] ?? upTo?.['to'];
  return last === undefined ? null : { min: 1, max: Number(last) };
}
