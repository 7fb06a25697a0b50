import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../command/errors.ts';

interface Operation {
  query: string;
}

/** The API without a site (mock.mjs of graphql-codegen, which reads the schema). */
export interface MockedApi {
  respond(operation: Operation): Promise<object>;
  isOnlyQuery(operation: Operation): boolean;
}

/** @throws UsageError if the remote's dependencies are not installed */
export async function loadMockedApi(folder: string): Promise<MockedApi> {
  const { isOnlyQuery, mockedApi } = await import(pathToFileURL(codegenOf(folder)).href);
  return { respond: mockedApi(folder), isOnlyQuery };
}

function codegenOf(folder: string) {
  try {
    return createRequire(join(folder, 'package.json')).resolve('@larkfare/graphql-codegen');
  } catch (problem) {
    throw new UsageError('The kit is not installed: run npm install first.', { cause: problem });
  }
}
