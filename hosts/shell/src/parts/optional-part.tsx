import { useEffect, useState, type ComponentType } from 'react';

interface OptionalPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
}

/**
 * A part of the page that most visits do not need, loaded when it is first rendered. The page works without it, so a
 * failure is logged and reaches no error boundary.
 */
export function OptionalPart<Props extends object>({ load, props }: OptionalPartProps<Props>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();

  useEffect(() => {
    load().then(
      ({ default: Part }) => setLoaded({ Part }),
      (problem: unknown) => console.error('A part of the page could not be loaded.', problem),
    );
  }, [load]);
  return loaded && <loaded.Part {...props} />;
}
