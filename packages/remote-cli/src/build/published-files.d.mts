export function contentTypeOf(file: string): string | undefined;

/** Writes `<file>.br` and `<file>.gz` of each text among a folder's files. */
export function compressTexts(folder: string, files: readonly string[]): Promise<unknown>;
