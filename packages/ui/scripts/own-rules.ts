/** Matches references that users of the kit cannot look up. */
export const ownRules =
  /(?<=(?:\/\*\*|\/\/|\.|\*) )D\d{1,3}\b(?:, D\d{1,3}\b)*(?: - )?|(?<=\.) Spec \d+(?:\.\d+)*\./gu;
