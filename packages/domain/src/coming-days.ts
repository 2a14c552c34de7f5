/** Days that the desk looks ahead; with today they are seven. D131, D140, D148 */

export const DAYS_AFTER_TODAY = 6;
