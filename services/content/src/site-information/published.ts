/**
 * Answers from memory until `forget`, and reads again each time while changes could not be noticed.
 * When reading fails, what was last known is better than nothing: a visitor's page needs its texts.
 */
export function published<Value>(read: () => Promise<Value>, isListening: () => boolean) {
  let current: Promise<Value> | undefined;
  let lastKnown: { value: Value } | undefined;

  const refetch = async () => {
    try {
      const value = await read();
      lastKnown = { value };
      return value;
    } catch (fault) {
      current = undefined;
      if (!lastKnown) throw fault;
      return lastKnown.value;
    }
  };
  return {
    read(): Promise<Value> {
      if (current) return current;
      const reading = refetch();
      if (isListening()) current = reading;
      return reading;
    },
    forget() {
      current = undefined;
    },
  };
}
