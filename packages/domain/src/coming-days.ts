/** The days that the desk looks ahead to: "This week", events without enough people, what is soon to be paid. SPEC: D131, D140, D148 */

/** With today seven. */
export const DAYS_AFTER_TODAY = 6;
