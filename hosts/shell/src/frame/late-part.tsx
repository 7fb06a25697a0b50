import { useEffect, useState, type ComponentType } from 'react';

interface LatePartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
}

/**
 * A part of the page that most visits do without, fetched when it is first drawn. Without it the page is whole, so a
 * failure is logged and no boundary ever sees it.
 */
export function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();

  useEffect(() => {
    load().then(
      ({ default: Part }) => setLoaded({ Part }),
      (problem: unknown) => console.error('A part of the page could not be loaded.', problem),
    );
  }, [load]);
  return loaded && <loaded.Part {...props} />;
}
