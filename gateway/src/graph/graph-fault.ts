/** An error of the graph; its code names whose fault it is. */
export class GraphFault extends Error {
  readonly code: string;
  readonly reference: string | undefined;

  constructor(message: string, extensions: Record<string, unknown> = {}) {
    super(message);
    this.code = String(extensions.code ?? 'INTERNAL_SERVER_ERROR');
    this.reference = typeof extensions.reference === 'string' ? extensions.reference : undefined;
  }
}
