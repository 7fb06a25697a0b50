import { Fragment } from 'react';

/** The author of a change: a token’s label or an address, which a narrow column breaks behind its @. */
export const Who = ({ name = '' }: { name?: string | undefined }) => (
  <span>
    {name.split(/(?<=@)/).map((part, place) => (
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
