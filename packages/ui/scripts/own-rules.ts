/** References to this product's rules in comments, which users of the kit do not have. */
export const ownRules =
  /(?<=(?:\/\*\*|\/\/|\.|\*) )D\d{1,3}\b(?:, D\d{1,3}\b)*(?: - )?|(?<=\.) Spec \d+(?:\.\d+)*\./gu;
