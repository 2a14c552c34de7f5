/** Days that the desk looks ahead. D131, D140, D148 */

/** Makes seven days with today. */
export const DAYS_AFTER_TODAY = 6;
