export interface FuzzRequest {
  /** The operation: `GET /api/region`, `query regions`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}
