/** References that users of the kit cannot resolve. */
export const ownRules =
  /(?<=(?:\/\*\*|\/\/|\.|\*) )D\d{1,3}\b(?:, D\d{1,3}\b)*(?: - )?|(?<=\.) Spec \d+(?:\.\d+)*\./gu;
