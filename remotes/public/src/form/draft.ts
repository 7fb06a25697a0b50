/**
 * What was typed into a form and not yet sent, for when its pop-up is opened again. In memory only: on a shared
 * computer it is for no one else.
 */
export interface Draft<Details> {
  read(): Partial<Details>;
  keep(part: Partial<Details>): void;
  forget(): void;
}

export function createDraft<Details>(): Draft<Details> {
  let typed: Partial<Details> = {};
  return {
    read: () => typed,
    keep(part) {
      typed = { ...typed, ...part };
    },
    forget() {
      typed = {};
    },
  };
}
