export type RegionDetails = { name: string };

/** The input to send; undefined with a blank name, which is ignored silently (specification §5). */
export function toRegionInput({ name }: RegionDetails): { name: string } | undefined {
  const trimmed = name.trim();
  return trimmed === '' ? undefined : { name: trimmed };
}

/** The list that must be emptied before a continent with countries can be deleted (specification §2). */
export const countriesAddress = ({ id, name }: { id: string; name: string }): string =>
  `/admin/country?${new URLSearchParams({ regionId: id, regionName: name })}`;
