import type { Model, ModelEvent } from './model.ts';
import { no, type Refusal } from './steps/step.ts';

const standsOn = ({ moved }: Model, event: ModelEvent, kind: 'cash' | 'withheld'): number =>
  moved
    .filter((entry) => entry.event === event)
    .flatMap(({ accounts }) => [...accounts])
    .filter(([name]) => name.startsWith(`${kind}:`))
    .reduce((sum, [, amount]) => sum + amount, 0);

export const withheldOf = (model: Model, event: ModelEvent): number =>
  standsOn(model, event, 'withheld');

export function refundRefusal(
  model: Model,
  event: ModelEvent,
  refund: number,
): Refusal | undefined {
  if (refund <= 0) return undefined;
  if (refund > event.received - withheldOf(model, event)) return no(422, 'VALIDATION');
  return refund > standsOn(model, event, 'cash') ? no(409, 'OPENED') : undefined;
}
