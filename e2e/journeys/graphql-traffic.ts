import type { Page, Request, Route } from '@playwright/test';

interface RequestedOperation {
  operationName?: string;
  variables?: Record<string, unknown>;
}

/** Queries come by GET, with their parameters in the address. */
export const graphql = /\/graphql(\?|$)/;

function operationOf(request: Request): RequestedOperation {
  if (request.method() === 'POST') return request.postDataJSON();
  const { operationName, variables = '{}' } = Object.fromEntries(
    new URL(request.url()).searchParams,
  );
  return { operationName, variables: JSON.parse(variables) };
}

/** Hands one operation of the page to the test; every other one goes to the server unchanged. */
export async function onOperation(
  page: Page,
  operation: string,
  answer: (route: Route, requested: RequestedOperation) => Promise<void>,
): Promise<void> {
  await page.route(graphql, async (route) => {
    const requested = operationOf(route.request());
    if (requested.operationName !== operation) return route.fallback();
    return answer(route, requested);
  });
}

/** Keeps the answers of an operation back until the test lets them go. */
export async function holdResponses(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await onOperation(page, operation, async (route) => {
    await promise;
    // The page may have gone elsewhere, and wants the answer no longer.
    await route.fallback().catch(() => undefined);
  });
  return letGo;
}

/** Lets an operation fail until the test puts it right again. */
export async function failOperation(page: Page, operation: string): Promise<() => void> {
  let isBroken = true;
  await onOperation(page, operation, (route) =>
    isBroken ? route.fulfill({ status: 503, body: 'Not now.' }) : route.fallback(),
  );
  return () => (isBroken = false);
}
