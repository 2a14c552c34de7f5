/** A password field that can show its text; pasting and password managers work. */
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useKitStrings } from '../../theme/kit-context.ts';
import type {
  FieldLabel,
  FieldState,
  FieldValue,
  TextFieldSettings,
} from '../private/field/field-props.ts';
import { TextInputField } from '../private/field/TextInputField.tsx';
import { affixButton } from '../private/field/control.css.ts';

export type PasswordFieldProps = FieldLabel &
  FieldState &
  FieldValue<string> &
  Omit<TextFieldSettings, 'autoComplete'> & {
    /** @default 'current-password' */
    autoComplete?: 'current-password' | 'new-password';
  };

/** For a text that may be read use `TextField`. */
export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const strings = useKitStrings();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInputField
      {...props}
      autoComplete={autoComplete}
      spellCheck={false}
      type={isShown ? 'text' : 'password'}
      after={
        <Button
          className={affixButton}
          aria-label={strings.showPassword}
          aria-pressed={isShown}
          onPress={() => setIsShown(!isShown)}
          isDisabled={props.isDisabled}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </Button>
      }
    />
  );
}
