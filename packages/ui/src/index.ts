export { AppShell, type AppShellProps } from './components/AppShell/AppShell.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export {
  type Balance,
  BalancePanel,
  type BalancePanelProps,
} from './components/BalancePanel/BalancePanel.tsx';
export { Birr, type BirrProps } from './components/Birr/Birr.tsx';
export { BottomBar, type BottomBarProps } from './components/BottomBar/BottomBar.tsx';
export {
  Breadcrumbs,
  type BreadcrumbsProps,
  type Crumb,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export { BusyOverlay, type BusyOverlayProps } from './components/BusyOverlay/BusyOverlay.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export type { AgendaEvent } from './components/CalendarAgenda/agenda-order.ts';
export {
  CalendarAgenda,
  type CalendarAgendaProps,
} from './components/CalendarAgenda/CalendarAgenda.tsx';
export {
  CameraCapture,
  type CameraCaptureProps,
} from './components/CameraCapture/CameraCapture.tsx';
export type { Facing, GetUserMedia } from './components/CameraCapture/open-camera.ts';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { CenteredPage, type CenteredPageProps } from './components/CenteredPage/CenteredPage.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  ComboBox,
  type ComboBoxItem,
  type ComboBoxProps,
} from './components/ComboBox/ComboBox.tsx';
export type { Command } from './components/CommandPalette/CommandItem.tsx';
export {
  type CommandGroup,
  CommandPalette,
  type CommandPaletteProps,
} from './components/CommandPalette/CommandPalette.tsx';
export { useCommandKey } from './components/CommandPalette/use-command-key.ts';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog/ConfirmDialog.tsx';
export { type ConfirmQuestion, useConfirm } from './components/ConfirmDialog/use-confirm.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export type { ColumnSet, ColumnSets } from './components/ColumnSetChoice/column-sets.ts';
export type { DataColumn, ListStatus, RowSort } from './components/DataTable/data-column.ts';
export { DataTable, type DataTableProps } from './components/DataTable/DataTable.tsx';
export type { RowGroup, RowGroups } from './components/DataTable/row-groups.ts';
export type { DataTableHandle } from './components/DataTable/window/use-revealed-row.ts';
export type { RowSelection } from './components/DataTable/selection/use-row-selection.ts';
export {
  DateRangePicker,
  type DateRangePickerProps,
} from './components/DateRangePicker/DateRangePicker.tsx';
export {
  type DateRange,
  presetRange,
  type RangePreset,
} from './components/DateRangePicker/range-presets.ts';
export { DateText, type DateTextProps } from './components/DateText/DateText.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { DialogFooter, type DialogFooterProps } from './components/DialogFooter/DialogFooter.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export {
  DisclosureGroup,
  type DisclosureGroupProps,
} from './components/Disclosure/DisclosureGroup.tsx';
export { Divider, type DividerProps } from './components/Divider/Divider.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { DropZone, type DropZoneProps } from './components/DropZone/DropZone.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export {
  EthiopianDatePicker,
  type EthiopianDatePickerProps,
} from './components/EthiopianDatePicker/EthiopianDatePicker.tsx';
export {
  EthiopianDateTimePicker,
  type EthiopianDateTimePickerProps,
} from './components/EthiopianDateTimePicker/EthiopianDateTimePicker.tsx';
export type { LocalDateTime } from './components/EthiopianDateTimePicker/local-date-time.ts';
export {
  EthiopianTimePicker,
  type EthiopianTimePickerProps,
} from './components/EthiopianTimePicker/EthiopianTimePicker.tsx';
export {
  EthiopianTimeRangePicker,
  type EthiopianTimeRangePickerProps,
} from './components/EthiopianTimeRangePicker/EthiopianTimeRangePicker.tsx';
export type { TimeRange } from './components/EthiopianTimeRangePicker/time-range.ts';
export { FieldGroup, type FieldGroupProps } from './components/FieldGroup/FieldGroup.tsx';
export { type FileItem, FileList, type FileListProps } from './components/FileList/FileList.tsx';
export { FilePicker, type FilePickerProps } from './components/FilePicker/FilePicker.tsx';
export {
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from './components/FilterChips/FilterChips.tsx';
export type { FormError, FormWords } from './components/Form/ErrorSummary.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { focusFirstField } from './components/private/first-focus/use-first-focus.ts';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export type {
  HourEvent,
  HourResource,
  HourSpan,
  HourTone,
} from './components/HourCalendar/hours/hour-event.ts';
export { HourCalendar, type HourCalendarProps } from './components/HourCalendar/HourCalendar.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { ImageField, type ImageFieldProps } from './components/ImageField/ImageField.tsx';
export type { ImageGallery } from './components/ImageViewer/GallerySteps.tsx';
export { ImageViewer, type ImageViewerProps } from './components/ImageViewer/ImageViewer.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export type { PickItem } from './components/ItemPicker/item-search.ts';
export { ItemPicker, type ItemPickerProps } from './components/ItemPicker/ItemPicker.tsx';
export {
  LanguageSelect,
  type LanguageSelectProps,
  type OfferedLanguage,
  writtenLanguages,
} from './components/LanguageSelect/LanguageSelect.tsx';
export type { LedgerReceipt } from './components/LedgerTable/ledger-columns.tsx';
export { LedgerTable, type LedgerTableProps } from './components/LedgerTable/LedgerTable.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx';
export { MainAside, type MainAsideProps } from './components/MainAside/MainAside.tsx';
export { type MenuAction, Menu, type MenuProps } from './components/Menu/Menu.tsx';
export { Meter, type MeterProps, type MeterSegment } from './components/Meter/Meter.tsx';
export { MoneyField, type MoneyFieldProps } from './components/MoneyField/MoneyField.tsx';
export type { DayLine, DayLoad, DayNote } from './components/MonthCalendar/DayCell.tsx';
export { type CalendarWindow, calendarWindow } from './components/MonthCalendar/calendar-window.ts';
export {
  MonthCalendar,
  type MonthCalendarProps,
} from './components/MonthCalendar/MonthCalendar.tsx';
export {
  type LegendEntry,
  MonthLegend,
  type MonthLegendProps,
} from './components/MonthLegend/MonthLegend.tsx';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.tsx';
export { Notice, type NoticeProps } from './components/Notice/Notice.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { OnPaper, type OnPaperProps } from './components/OnPaper/OnPaper.tsx';
export { Page, type PageProps } from './components/Page/Page.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export { PhoneText, type PhoneTextProps } from './components/PhoneText/PhoneText.tsx';
export type { CommonProps, FieldFocus } from './components/private/common-props.ts';
export type { DataAttributes } from './components/private/common-props.ts';
export type { FileKind } from './components/private/file/file-kinds.ts';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export {
  type PrintBlock,
  PrintSheet,
  type PrintSheetProps,
} from './components/PrintSheet/PrintSheet.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioItem,
} from './components/RadioGroup/RadioGroup.tsx';
export type { NavItem } from './components/private/NavLink.tsx';
export {
  Sidebar,
  type SidebarAccountProps,
  type SidebarProps,
} from './components/Sidebar/Sidebar.tsx';
export type { Upload, UploadWatch } from './components/private/file/use-upload.ts';
export type { ImageSource } from './components/private/file/SourceImage.tsx';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode.tsx';
export { RowActions, type RowActionsProps } from './components/RowActions/RowActions.tsx';
export { SaveBar, type SaveBarProps } from './components/SaveBar/SaveBar.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export type { ItemSection } from './components/private/overlay/sections.ts';
export {
  type Choices,
  Select,
  type SelectItem,
  type SelectProps,
} from './components/Select/Select.tsx';
export {
  SignatureLines,
  type SignatureLinesProps,
} from './components/SignatureLines/SignatureLines.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StatCard, type StatCardProps } from './components/StatCard/StatCard.tsx';
export { type Step, Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { TagGroup, type TagGroupProps, type TagItem } from './components/TagGroup/TagGroup.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { Thumbnail, type ThumbnailProps } from './components/Thumbnail/Thumbnail.tsx';
export {
  Timeline,
  type TimelineChange,
  type TimelineEntry,
  type TimelineProps,
} from './components/Timeline/Timeline.tsx';
export { TimeText, type TimeTextProps } from './components/TimeText/TimeText.tsx';
export {
  type ToastMessage,
  type ToastOptions,
  toasts,
} from './components/ToastRegion/toast-queue.ts';
export {
  ToastRegion,
  type ToastRegionProps,
  useRecentMessages,
} from './components/ToastRegion/ToastRegion.tsx';
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { TopBar, type TopBarProps } from './components/TopBar/TopBar.tsx';
export { YearCalendar, type YearCalendarProps } from './components/YearCalendar/YearCalendar.tsx';
export { type YearDay } from './components/YearCalendar/YearGrid.tsx';
export { Wizard, type WizardProps, type WizardStep } from './components/Wizard/Wizard.tsx';
export * from './surroundings.ts';
export * from './former-exports.ts';
