import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Digis:hana?secret=JBSWY3DPEHPK3PXP&issuer=Digis',
    label: 'Code for the app on your phone',
  },
  parameters: {
    handbook: {
      when: ['A person with a phone stands before the screen or the paper.'],
      anatomy: {
        Code: 'dark on light in both schemes, so that cameras read it',
        Label: 'its name',
      },
      announces: ['An image with its label.'],
      search: ['barcode', 'scan', '2D code'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Cameras need the empty margin around the code. */
export const IsAPictureWithAName: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Code for the app on your phone' })).toBeVisible(),
};

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: { label: 'በስልክዎ ላለው መተግበሪያ ኮድ' },
};
