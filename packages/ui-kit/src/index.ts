export { Accordion, type AccordionItem } from './accordion/accordion.tsx';
export { AutoScroll } from './auto-scroll/auto-scroll.tsx';
export type { TilePlace } from './auto-scroll/tile-list.tsx';
export { useMediaQuery } from './auto-scroll/use-media-query.ts';
export { Button } from './button/button.tsx';
export { buttonClass, type ButtonLook } from './button/button-class.ts';
export { Icon } from './icon/icon.tsx';
export { Picture } from './picture/picture.tsx';
export { OfferPrice, Price, SavingBadge } from './price/price.tsx';
export { formatPounds } from './price/pounds.ts';
export { ProblemPanel } from './problem-panel/problem-panel.tsx';
export {
  Card,
  Grid,
  Note,
  Row,
  Stack,
  type CardProps,
  type GridProps,
  type NoteProps,
  type RowProps,
  type StackProps,
} from './layout/layout.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { Table, type TableProps } from './table/table.tsx';
export { useFormState, type FormState } from './form/use-form-state.ts';
export { LoadingSkeleton } from './skeleton/loading-skeleton.tsx';
export { Skeleton } from './skeleton/skeleton.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export type { SuggestionSource } from './combobox/use-suggestions.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { focusHeading } from './dialog/focus-heading.ts';
export { Checkbox, type CheckboxProps } from './field/checkbox.tsx';
export { Field, type ControlProps, type FieldProps } from './field/field.tsx';
export { NumberInput } from './field/number-input.tsx';
export { SelectField, TextAreaField, TextField } from './field/text-field.tsx';
export { Stepper, type StepperProps } from './field/stepper.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Pill, PillList } from './pill/pill.tsx';
export {
  type LocationToFlyTo,
  emailHref,
  flyHref,
  telephoneHref,
  whatsAppHref,
} from './links/links.ts';
export { Segmented, type SegmentedProps } from './field/segmented.tsx';
export { Prose } from './prose/prose.tsx';
export { TextPage } from './text-page/text-page.tsx';
export { AirlineLogo } from './airline-logo/airline-logo.tsx';
export { AirlinesField, type AirlinesFieldProps } from './airlines-field/airlines-field.tsx';
export { LinkBar } from './link-bar/link-bar.tsx';
export { LazyPart } from './lazy-part/lazy-part.tsx';
export { QueryView } from './query/query-view.tsx';
export { serverMessage } from './query/server-message.ts';
export { asList, bothOf, partOf, useQueryState, type QueryState } from './query/use-query-state.ts';
