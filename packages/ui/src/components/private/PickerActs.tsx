/** The buttons of a picker: Clear at the start where that is allowed, Cancel and Set at the end. */
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { Button } from '../Button/Button.tsx';
import { clearSide } from './picker.css.ts';

export interface PickerActsProps {
  canSet: boolean;
  onSet: () => void;
  onClear?: () => void;
  onClose: () => void;
}

export function PickerActs({ canSet, onSet, onClear, onClose }: PickerActsProps) {
  const strings = useKitStrings();
  return (
    <>
      {onClear && (
        <div className={clearSide}>
          <Button variant="soft" tone="neutral" onPress={onClear}>
            {strings.clear}
          </Button>
        </div>
      )}
      <Button variant="soft" tone="neutral" onPress={onClose}>
        {strings.cancel}
      </Button>
      <Button isDisabled={!canSet} onPress={onSet}>
        {strings.set}
      </Button>
    </>
  );
}
