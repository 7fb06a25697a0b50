export function withLock<Answer>(file: string, work: () => Promise<Answer>): Promise<Answer>;
