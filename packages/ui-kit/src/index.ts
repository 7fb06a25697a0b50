export { useMediaQuery } from './media-query/use-media-query.ts';
export { Button } from './button/button.tsx';
export { buttonClass } from './button/button-class.ts';
export { Icon } from './icon/icon.tsx';
export { Picture } from './picture/picture.tsx';
export { FromPrice, type LowestPrice } from './price/from-price.tsx';
export { OfferPrice, Price, SavingBadge } from './price/price.tsx';
export { formatPounds } from './price/pounds.ts';
export { ProblemPanel } from './problem-panel/problem-panel.tsx';
export { Card, Grid, Note, PageWidth, Row, Stack, Text } from './layout/layout.tsx';
export { Notice } from './notice/notice.tsx';
export { Table } from './table/table.tsx';
export { useFormState, type FormState } from './form/use-form-state.ts';
export { LoadingSkeleton } from './skeleton/loading-skeleton.tsx';
export { Skeleton } from './skeleton/skeleton.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { Combobox } from './combobox/combobox.tsx';
export type { SuggestionSource } from './combobox/use-suggestions.ts';
export { ConfirmDialog } from './confirm-dialog/confirm-dialog.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { focusHeading } from './dialog/focus-heading.ts';
export { Checkbox } from './field/checkbox.tsx';
export { DateField } from './field/date-field.tsx';
export { loadCalendar } from './calendar/load-calendar.ts';
export { Field, type ControlProps } from './field/field.tsx';
export { NumberInput } from './field/number-input.tsx';
export { SelectField, TextAreaField, TextField } from './field/text-field.tsx';
export { Pagination } from './paged-list/pagination.tsx';
export { FindField, PagedList } from './paged-list/paged-list.tsx';
export { Pill, PillList } from './pill/pill.tsx';
export {
  type LocationToFlyTo,
  emailHref,
  flyHref,
  lowestPriceSearch,
  telephoneHref,
  whatsAppHref,
} from './links/links.ts';
export { Segmented } from './field/segmented.tsx';
export { Prose } from './prose/prose.tsx';
export { TextPage } from './text-page/text-page.tsx';
export { AirlineLogo } from './airline-logo/airline-logo.tsx';
export { AirlinesField } from './airlines-field/airlines-field.tsx';
export { LinkBar } from './link-bar/link-bar.tsx';
export { QueryView } from './query/query-view.tsx';
export { serverMessage } from './query/server-message.ts';
export { asList, bothOf, partOf, useQueryState, type QueryState } from './query/use-query-state.ts';
