/** The number of days the desk looks ahead: "This week", events that lack staff, payments due soon. SPEC: D131, D140, D148 */

/** Seven days, including today. */
export const DAYS_AFTER_TODAY = 6;
