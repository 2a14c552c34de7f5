export {
  AddToHomeScreenNotice,
  type AddToHomeScreenNoticeProps,
} from './components/AddToHomeScreenNotice/AddToHomeScreenNotice.tsx';
export {
  type HomeScreenDevice,
  isForHomeScreen,
} from './components/AddToHomeScreenNotice/home-screen-device.ts';
export {
  type Branch,
  BranchSelector,
  type BranchSelectorProps,
} from './components/BranchSelector/BranchSelector.tsx';
export { EventCard, type EventCardProps } from './components/EventCard/EventCard.tsx';
export { EventMoney, type EventMoneyProps } from './components/EventMoney/EventMoney.tsx';
export {
  NameListField,
  type NameListFieldProps,
} from './components/NameListField/NameListField.tsx';
export type {
  Permission,
  PermissionGroup,
} from './components/PermissionChecklist/permission-groups.ts';
export {
  PermissionChecklist,
  type PermissionChecklistProps,
} from './components/PermissionChecklist/PermissionChecklist.tsx';
export { TaxLines, type TaxLinesProps } from './components/TaxLines/TaxLines.tsx';
export {
  emptyTier,
  isBlankTier,
  isFaulty as areTiersFaulty,
  type TierRow,
  tierRows,
} from './components/TierPricingEditor/tier-faults.ts';
export {
  TierPricingEditor,
  type TierPricingEditorProps,
} from './components/TierPricingEditor/TierPricingEditor.tsx';
export {
  MessageField,
  type MessageFieldProps,
  type ReadBankMessage,
} from './components/MessageField/MessageField.tsx';
export { type CountedNotes, countedSum } from './components/NoteCount/counted-notes.ts';
export { NoteCount, type NoteCountProps } from './components/NoteCount/NoteCount.tsx';
export {
  ReferenceField,
  type ReferenceFieldProps,
} from './components/ReferenceField/ReferenceField.tsx';
