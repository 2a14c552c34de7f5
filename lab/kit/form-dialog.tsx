import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { Dialog } from '../../packages/ui/src/components/Dialog/Dialog.tsx';
import { Grid } from '../../packages/ui/src/components/Grid/Grid.tsx';
import { MoneyField } from '../../packages/ui/src/components/MoneyField/MoneyField.tsx';
import { TextField } from '../../packages/ui/src/components/TextField/TextField.tsx';

const fields = Array.from({ length: 30 }, (_, index) => `Field ${index + 1}`);

export function FormDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog
        title="Schedule Event"
        size="large"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={<Button>Save</Button>}
      >
        <Grid>
          {fields.map((label, index) =>
            index % 5 === 4 ? (
              <MoneyField key={label} label={label} />
            ) : (
              <TextField key={label} label={label} />
            ),
          )}
        </Grid>
      </Dialog>
    </>
  );
}
