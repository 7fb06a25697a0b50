import { type TestCatalogue } from './test-catalogue.ts';

/** The result of a write, whichever type it has. */
export interface WriteAnswer {
  __typename: string;
  id?: string;
  message?: string;
  fields?: { field: string; message: string }[];
  record?: { id: string; version: number };
}

type Kind = 'Region' | 'Country' | 'Location' | 'Airport' | 'Airline' | 'Flight';

const refusals = `
  ... on InvalidInput { message fields { field message } } ... on Problem { message }`;

const saved = (kind: Kind, fields: string) =>
  `__typename ... on ${kind}Saved { record: ${kind.toLowerCase()} { id version ${fields} } } ${refusals}`;

/** An administrator's writes of one kind of record; the answer has the record's fields that are named. */
export function writesOf<Row extends object>(
  catalogue: () => TestCatalogue,
  kind: Kind,
  fields: string,
) {
  type Answer = Omit<WriteAnswer, 'record'> & { record?: { id: string; version: number } & Row };
  const write = async (mutation: string, variables: object): Promise<Answer> => {
    const { answer } = await catalogue().administer<{ answer: Answer }>(mutation, { ...variables });
    return answer;
  };
  return {
    create: (input: object) =>
      write(
        `mutation ($input: ${kind}Input!) { answer: create${kind}(input: $input) { ${saved(kind, fields)} } }`,
        { input },
      ),
    update: (id: string, input: object, version?: number | null) =>
      write(
        `mutation ($id: ID!, $input: ${kind}Input!, $version: Int) {
          answer: update${kind}(id: $id, input: $input, version: $version) { ${saved(kind, fields)} }
        }`,
        { id, input, version },
      ),
    remove: (id: string) =>
      write(
        `mutation ($id: ID!) {
          answer: delete${kind}(id: $id) { __typename ... on Deleted { id } ... on Problem { message } }
        }`,
        { id },
      ),
  };
}

/** An id that no record has. */
export const missingId = '00000000-0000-7000-8000-000000000000';
