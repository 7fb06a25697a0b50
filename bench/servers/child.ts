/** In a server's own process: starts it with the settings of its parent, and reports the address. */
export function runChild<Settings>(start: (settings: Settings) => Promise<string>): void {
  process.once('disconnect', () => process.exit(0));
  process.once('message', (settings: Settings) => {
    void start(settings).then((url) => process.send?.({ url }));
  });
}
