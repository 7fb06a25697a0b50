import {
  CheckboxField,
  ProseField,
  FormSelectField,
  FormTextField,
  toChoices,
} from '../../fields/fields.tsx';
import { Grid } from '@larkfare/ui-kit';
import { ImageField } from '../../fields/image-field.tsx';
import type { DialogForm } from '../../record/record-dialog.tsx';
import type { ManagedLocationFragment } from './locations.generated.ts';
import { dealingsOptions, type LocationDetails } from './locations.rules.ts';
import type { Parent } from '../../list/use-parents.ts';

type LocationFieldsProps = {
  form: DialogForm<ManagedLocationFragment, LocationDetails>;
  countries: readonly Parent[];
};

/** The fields of a location, with its place on the deals page. */
export const LocationFields = ({ form, countries }: LocationFieldsProps) => (
  <>
    <Grid columns="15rem">
      <FormTextField form={form} name="name" label="Name" required maxLength={100} />
      <FormSelectField
        form={form}
        name="countryId"
        label="Country"
        required
        options={[{ value: '', label: 'Select Country' }, ...toChoices(countries)]}
      />
    </Grid>
    <FormTextField
      form={form}
      name="otherNames"
      label="Other names"
      note="optional"
      hint="Names and codes that people also type, with commas between: Bombay, NYC."
    />
    <ImageField
      form={form}
      name="image"
      label="Image"
      kind="photo"
      path="/api/upload"
      limitMegabytes={10}
    />
    <CheckboxField
      // Whether a description is required depends on it.
      form={{
        ...form,
        change: (part) => form.change({ ...part, description: form.details.description }),
      }}
      name="isPopular"
      label="Popular destination"
    />
    <ProseField
      form={form}
      name="description"
      label="Description"
      note={form.details.isPopular ? undefined : 'optional'}
      maxLength={2000}
    />
    <FormSelectField
      form={form}
      name="dealings"
      label="Dealings"
      hint="Its place on the deals page."
      options={dealingsOptions}
    />
    {form.details.dealings !== 'none' && (
      <ProseField
        form={form}
        name="dealingsDescription"
        label="Dealings description"
        rows={2}
        maxLength={2000}
      />
    )}
  </>
);
