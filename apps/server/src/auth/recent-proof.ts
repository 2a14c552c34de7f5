/** What is asked again: access, settings and refunds want a password proved lately. SPEC: D153 */
import { minutesBefore, type Clock } from '../clock.ts';
import { AppError } from '../errors.ts';

const provedForMinutes = 30;

export function requireRecentProof({ clock, provedAt }: { clock: Clock; provedAt: Date }): void {
  if (provedAt < minutesBefore(clock.now(), provedForMinutes))
    throw new AppError('REAUTH_REQUIRED');
}
