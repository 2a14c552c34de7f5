/** The steps of a task: done, current and to come. */
import { Check, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { isForDevelopers, tellDevelopers, withoutTwins } from '../private/unusable.ts';
import { mark, of, step, stepper, words } from './Stepper.css.ts';

export interface Step<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Marks a step that the user must correct. */
  readonly isInvalid?: boolean;
}

export interface StepperProps<Id extends string> extends CommonProps {
  /** Name of the task: "Booking". */
  'aria-label': string;
  /** In order; those before the current step are done. */
  items: readonly Step<Id>[];
  current: Id;
  onStepPress?: (id: Id) => void;
}

/** For parts in any order use `Tabs`. */
export function Stepper<Id extends string>(props: StepperProps<Id>) {
  const { items: given, current, onStepPress, data, ...rest } = props;
  const strings = useKitStrings();
  const items = withoutTwins(given);
  const at = items.findIndex(({ id }) => id === current);
  if (at === -1 && isForDevelopers) tellDevelopers(`"${current}" is no step`);
  return (
    <ol {...rest} {...dataAttributes(data)} className={stepper}>
      {items.map(({ id, label, isInvalid }, index) => {
        const state = stateOf(index, at);
        const content = (
          <>
            <span aria-hidden className={mark}>
              {isInvalid && <TriangleAlert />}
              {!isInvalid && (state === 'done' ? <Check /> : index + 1)}
            </span>
            <span className={words}>
              <span className={of}>{strings.stepOf(index + 1, items.length)}</span>
              <span className={visuallyHidden}>{strings.comma}</span>
              {label}
              <span className={visuallyHidden}>
                {state === 'done' && `${strings.comma}${strings.done}`}
                {isInvalid && `${strings.comma}${strings.error}`}
              </span>
            </span>
          </>
        );
        const look = { className: step, 'data-state': state, 'data-invalid': isInvalid };
        return (
          <li key={id} aria-current={state === 'current' ? 'step' : undefined} data-state={state}>
            {onStepPress && state === 'done' ? (
              <Button {...look} onPress={() => onStepPress(id)}>
                {content}
              </Button>
            ) : (
              <span {...look}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(index: number, at: number) {
  if (index === at) return 'current';
  return index < at ? 'done' : 'next';
}
