import pg from 'pg';
import { recordDuration } from '@larkfare/server-kit/telemetry';
import { clientSpan, endSpan } from '@larkfare/server-kit/telemetry';

type Query = pg.Client['query'];
type AnyQuery = (this: pg.Client, ...parameters: unknown[]) => unknown;

const longestText = 1000;

/** A client's `query` with a span and a duration for every statement. Values are no part of a statement's text. */
export function observedQuery(pool: string): Query {
  const send = (client: pg.Client, parameters: unknown[]) =>
    (pg.Client.prototype.query as AnyQuery).apply(client, parameters);

  const observed: AnyQuery = function (...parameters) {
    const text = textOf(parameters[0]);
    if (text === undefined) return send(this, parameters);

    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': (/\w+/.exec(text)?.[0] ?? '').toUpperCase(),
      'db.client.connection.pool.name': pool,
    };
    const span = clientSpan(`${attributes['db.operation.name']} ${pool}`, {
      ...attributes,
      'db.query.text': text.slice(0, longestText),
    });
    const began = performance.now();
    const end = (problem?: unknown) => {
      recordDuration('db.client.operation.duration', performance.now() - began, attributes);
      endSpan(span, problem);
    };

    const callback = parameters.at(-1);
    if (typeof callback !== 'function') {
      const result = send(this, parameters);
      if (result instanceof Promise) result.then(() => end(), end);
      return result;
    }
    const endAndCall = (problem: unknown, result: unknown) => {
      end(problem);
      callback(problem, result);
    };
    return send(this, [...parameters.slice(0, -1), endAndCall]);
  };
  return observed as Query;
}

/** Undefined for a stream. */
function textOf(statement: unknown): string | undefined {
  const text = Object(statement).text ?? statement;
  return typeof text === 'string' ? text : undefined;
}
