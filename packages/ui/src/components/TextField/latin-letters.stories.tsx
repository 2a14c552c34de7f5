import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { NameListField } from '../NameListField/NameListField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField/Latin letters',
  component: TextField,
  args: { label: 'Full name', writesAmharic: true, onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

type Keys = { keyboard: (keys: string) => Promise<void>; clear: (field: Element) => Promise<void> };

async function whenLoaded(field: HTMLElement, { keyboard, clear }: Keys) {
  field.focus();
  await waitFor(async () => {
    await keyboard('a');
    const { value } = field as HTMLInputElement;
    await clear(field);
    await expect(value).toBe('አ');
  });
}

export const WritesWhatIsTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await whenLoaded(field, userEvent);
    await userEvent.keyboard('Tsehay Hailu');
    await expect(field).toHaveValue('ጸሀይ ሀይሉ');
    await expect(args.onChange).toHaveBeenLastCalledWith('ጸሀይ ሀይሉ');
  },
};

export const BackspaceTakesBackOneTypedLetter: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await whenLoaded(field, userEvent);
    await userEvent.keyboard('she');
    await expect(field).toHaveValue('ሸ');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('ሽ');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('ስ');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('');
  },
};

export const EscapeKeepsTheLatinOfTheWord: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await whenLoaded(field, userEvent);
    await userEvent.keyboard('selam DJ{Escape}');
    await expect(field).toHaveValue('ሰላም DJ');
    await userEvent.keyboard('s abebe');
    await expect(field).toHaveValue('ሰላም DJs አበበ');
  },
};

export const ACodeAndPastedTextStay: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await whenLoaded(field, userEvent);
    await userEvent.keyboard('xqz FT24 ');
    await userEvent.paste('selam');
    await expect(field).toHaveValue('xqz FT24 selam');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('xqz FT24 sela');
  },
};

export const WritesInTheMiddleOfAText: Story = {
  args: { defaultValue: 'አልማዝ በቀለ' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
    await whenLoaded(field, userEvent);
    await userEvent.paste('አልማዝ በቀለ');
    field.setSelectionRange(5, 5);
    await userEvent.keyboard('hana ');
    await expect(field).toHaveValue('አልማዝ ሀና በቀለ');
    await expect(field.selectionStart).toBe(8);
  },
};

function Controlled(props: TextFieldProps) {
  const [name, setName] = useState('');
  return <TextField {...props} value={name} onChange={setName} />;
}

export const WritesForAnOwnerOfTheValue: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await whenLoaded(field, userEvent);
    await userEvent.keyboard('alemayehu{Backspace}{Backspace}');
    await expect(field).toHaveValue('አለማዬ');
  },
};

export const WritesInEveryFieldOfWords: Story = {
  render: () => (
    <Stack>
      <TextArea label="Remark" writesAmharic />
      <SearchField label="Search" writesAmharic />
      <NameListField label="Extra dishes" writesAmharic />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const remark = canvas.getByRole('textbox', { name: 'Remark' });
    await whenLoaded(remark, userEvent);
    await userEvent.keyboard("doro weT{Enter}t'lla");
    await expect(remark).toHaveValue('ዶሮ ወጥ\nጥላ');
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await whenLoaded(search, userEvent);
    await userEvent.keyboard('selam');
    await expect(search).toHaveValue('ሰላም');
    const dishes = canvas.getByRole('textbox', { name: 'Extra dishes' });
    await whenLoaded(dishes, userEvent);
    await userEvent.keyboard('kitfo{Enter}');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('ኪትፎ');
  },
};
