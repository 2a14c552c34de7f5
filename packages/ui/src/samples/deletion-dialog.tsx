/** A dialog whose own button takes away the button that opened it. */
import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';

type DeletionProps = DialogProps & {
  /** Content in the place of the button. */
  instead?: ReactNode;
};

/** Its own button goes once the dialog says yes. */
export function Deletion({ instead, ...props }: DeletionProps) {
  const [asked, setAsked] = useState(false);
  const [isGone, setGone] = useState(false);
  const remove = () => {
    setGone(true);
    setAsked(false);
  };
  return (
    <>
      {isGone ? instead : <Button onPress={() => setAsked(true)}>Delete Piassa</Button>}
      <Dialog {...props} isOpen={asked} onOpenChange={setAsked}>
        <Button onPress={remove}>Yes</Button>
      </Dialog>
    </>
  );
}
