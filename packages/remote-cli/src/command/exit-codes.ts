/** Stable: scripts rely on these. */
export const exitCodes = { ok: 0, refused: 1, usage: 2, unreachable: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
