import type { ComponentProps } from 'react';

type RegionSelectProps = ComponentProps<'select'> & {
  regions: readonly { id: string; name: string }[];
};

/** Which region a country is in. */
export const RegionSelect = ({ regions, ...select }: RegionSelectProps) => (
  <select {...select} name="regionId">
    <option value="">Select Region</option>
    {regions.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);
