export function scopeStyles(text: string, name: string): { css: string; problems: string[] };
