/** Days after today that the lists of coming events show, seven with today. D131, D140, D148 */

export const DAYS_AFTER_TODAY = 6;
