export function contentTypeOf(file: string): string | undefined;
