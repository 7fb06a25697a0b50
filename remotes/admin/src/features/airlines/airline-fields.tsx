import { CheckboxField, ProseField, FormTextField } from '../../fields/fields.tsx';
import { Grid } from '@larkfare/ui-kit';
import { ImageField } from '../../fields/image-field.tsx';
import type { DialogForm } from '../../record/record-dialog.tsx';
import type { ManagedAirlineFragment } from './airlines.generated.ts';
import { imageLimitMegabytes, type AirlineDetails } from './airlines.rules.ts';
import { HeadedTexts } from './headed-texts.tsx';

type AirlineFieldsProps = { form: DialogForm<ManagedAirlineFragment, AirlineDetails> };

/** The fields of an airline, with its logo and the small mark that is beside its name. */
export function AirlineFields({ form }: AirlineFieldsProps) {
  const picture = {
    form,
    kind: 'mark',
    path: '/api/upload/airlines',
    limitMegabytes: form.isNew ? imageLimitMegabytes.add : imageLimitMegabytes.edit,
  } as const;
  return (
    <>
      <FormTextField form={form} name="shortName" label="Short name" required maxLength={100} />
      <Grid columns="15rem">
        <ImageField {...picture} name="logoPicture" label="Logo picture" />
        <ImageField {...picture} name="monogramPicture" label="Monogram picture" />
      </Grid>
      <ProseField form={form} name="overview" label="Overview" required maxLength={5000} />
      <HeadedTexts form={form} name="details" legend="Details" noun="detail" />
      <CheckboxField form={form} name="hasBaggage" label="Baggage" />
      {form.details.hasBaggage && (
        <HeadedTexts form={form} name="baggage" legend="Baggage details" noun="baggage detail" />
      )}
    </>
  );
}
