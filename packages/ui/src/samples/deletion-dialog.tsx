import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';

type DeletionProps = DialogProps & {
  instead?: ReactNode;
};

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
