/** What a script that runs the command may rely on. */
export const exitCodes = { ok: 0, refused: 1, usage: 2, unreachable: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
