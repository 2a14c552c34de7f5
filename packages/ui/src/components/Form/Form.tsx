/** A form validated as a whole: it lists and marks invalid fields, and never blocks typing. */
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { type CommonProps, dataAttributes } from '../private/common-props.ts';
import { FormFaultsContext } from '../private/field/form-faults.ts';
import { useFirstFocus } from '../private/first-focus/use-first-focus.ts';
import { ErrorSummary, type FormError } from './ErrorSummary.tsx';
import { focusFirstField, moveOnByEnter, useFocusAfterRemoval } from './form-focus.ts';
import { useFieldFaults } from './use-field-faults.ts';
import { actions as actionsStyle, form as formStyle } from './Form.css.ts';

function useAttempts(hasErrors: boolean, visit: number | undefined) {
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState(0);
  const [visited, setVisited] = useState(visit);
  if (visited !== visit) {
    setVisited(visit);
    setAttempts(0);
    setRefused(0);
  }
  if (attempts !== refused && hasErrors) setRefused(attempts);
  const isActing = useRef(false);
  return {
    attempts,
    isRefused: attempts > 0 && refused === attempts,
    begin() {
      isActing.current = false;
      setAttempts(attempts + 1);
    },
    /** A React action resets the form once it has answered. */
    act() {
      isActing.current = true;
    },
    /** React's reset keeps the action's answer; the user's discards it. */
    reset() {
      if (!isActing.current) {
        setAttempts(0);
        setRefused(0);
      }
      isActing.current = false;
    },
  };
}

export interface FormProps extends CommonProps {
  children: ReactNode;
  /**
   * Called when no field is wrong, or required and empty. Check the rest and send; return errors as
   * `errors`, at once or after the server's answer. With an `action`, `event.preventDefault()`
   * refuses it.
   */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
  /**
   * Called instead of `onSubmit` when a field is wrong, so that further `errors` can be shown at
   * once.
   */
  onRefuse?: () => void;
  /** A React action, as from `useActionState`, or the URL to submit to. */
  action?: string | ((data: FormData) => void | Promise<void>);
  /** The method of a form with a URL. @default 'get', as in HTML */
  method?: 'get' | 'post';
  /**
   * `none`: the owner validates everything, and is called whatever the fields report.
   * @default 'fields'
   */
  validation?: 'fields' | 'none';
  /** The owner's errors; the summary shows them after the first submit. */
  errors?: readonly FormError[];
  /**
   * Called when the field to focus is hidden, such as on another tab, to show it. It then gets the
   * focus.
   */
  onHidden?: (name: string) => void;
  /** Identifies a part of the form, such as a step; a new value discards the last refusal. */
  visit?: number;
  /** The buttons at the end; a dialog's footer can hold them instead, with `form={id}`. */
  actions?: ReactNode;
  /**
   * Focuses the first empty field, for a page that is only this form, such as a sign-in. A function
   * returns text typed before the form was ready, with a tab between two fields.
   */
  takesFocus?: boolean | (() => string);
  'aria-label'?: string;
  ref?: Ref<HTMLFormElement>;
}

const none: readonly FormError[] = [];

/**
 * Put fields in it, grouped by `FieldGroup`; in a `Dialog` put its buttons into `DialogFooter`. In
 * a long form Enter moves to the next field and Ctrl Enter submits.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, onRefuse, errors: given = none, ...more } = props;
  const { validation = 'fields', actions, takesFocus, onHidden, visit, data, ref, ...rest } = more;
  const form = useObjectRef(ref);
  useFirstFocus(form, {
    isReady: Boolean(takesFocus),
    takeEarly: typeof takesFocus === 'function' ? takesFocus : undefined,
  });
  // A pending action's previous answer is not for this attempt.
  const [past, setPast] = useState(none);
  const { fields, errors, ask } = useFieldFaults(given === past ? none : given, validation);
  const focus = useFieldFocus(form, onHidden);
  const { attempts, isRefused, ...attempt } = useAttempts(errors.length > 0, visit);
  useFocusOnRefusal(focus, attempts, errors);
  useFocusAfterRemoval(form);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // A dialog's form can be inside another form's React tree; only the inner one is submitted.
    event.stopPropagation();
    attempt.begin();
    const isWrong = ask(event.currentTarget);
    // Keeps the browser from submitting to the page's URL.
    if (isWrong || rest.action === undefined) event.preventDefault();
    if (isWrong) {
      onRefuse?.();
      return;
    }
    if (rest.action !== undefined) setPast(given);
    onSubmit?.(dataOf(event), event);
    if (typeof rest.action === 'function' && !event.defaultPrevented) attempt.act();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Enter of its fields
    <form
      {...rest}
      {...dataAttributes(data)}
      ref={form}
      noValidate
      className={formStyle}
      onSubmit={handleSubmit}
      onReset={() => {
        fields.forget();
        attempt.reset();
      }}
      onKeyDown={moveOnByEnter}
    >
      {isRefused && (
        <ErrorSummary key={attempts} errors={errors} onGoTo={(name) => focus([name])} />
      )}
      <FormFaultsContext value={fields}>{children}</FormFaultsContext>
      {actions && <div className={actionsStyle}>{actions}</div>}
    </form>
  );
}

/** A pressed button that became pending is no longer a submit button. */
function dataOf({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): FormData {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return new FormData(currentTarget, submitter?.matches('[type="submit"]') ? submitter : null);
}

function useFieldFocus(
  form: RefObject<HTMLFormElement | null>,
  onHidden: ((name: string) => void) | undefined,
) {
  const wanted = useRef<readonly string[]>([]);
  const focus = () => {
    const hidden = form.current ? focusFirstField(form.current, wanted.current) : undefined;
    if (hidden === undefined) wanted.current = [];
    return hidden;
  };
  useEffect(() => {
    if (wanted.current.length > 0) focus();
  });
  return (names: readonly string[]) => {
    wanted.current = names;
    const hidden = focus();
    if (hidden !== undefined) onHidden?.(hidden);
  };
}

/** Once per refused attempt, not again while the user corrects errors. */
function useFocusOnRefusal(
  focus: (names: readonly string[]) => void,
  attempts: number,
  errors: readonly FormError[],
) {
  const answered = useRef(0);
  useEffect(() => {
    if (attempts === 0) answered.current = 0;
    if (attempts === answered.current || errors.length === 0) return;
    answered.current = attempts;
    focus(errors.map((error) => error.name));
  });
}
