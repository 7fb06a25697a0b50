import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type OperationVariables,
} from '@apollo/client';
import { ApolloProvider, skipToken } from '@apollo/client/react';
import { pageQueries, PageQueriesContext, useServerQuery } from './server-query.ts';

const country = gql`
  query Country {
    country {
      id
    }
  }
`;
const places = gql`
  query Places($countryId: ID!) {
    places(countryId: $countryId)
  }
`;
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

let requests: [string | undefined, OperationVariables | undefined][];
let drawn: string[];
beforeEach(() => {
  requests = [];
  drawn = [];
});

/** A screen whose second query needs the answer of the first, which another part queries as well. */
function Screen() {
  const { data } = useServerQuery(country);
  const id = (data as { country: { id: string } } | undefined)?.country.id;
  const { data: found, error } = useServerQuery(
    places,
    id ? { variables: { countryId: id } } : skipToken,
  );
  drawn.push('screen');
  return createElement('p', null, error ? 'problem' : (found as { places: string[] }).places);
}

function Foot() {
  useServerQuery(country);
  drawn.push('foot');
  return createElement('p', null, 'foot');
}

async function render(answers: Record<string, object>) {
  const queries = pageQueries(async ({ operationName = '', variables }) => {
    requests.push([operationName, variables]);
    return JSON.stringify(answers[operationName]);
  });
  const { prelude } = await prerenderToNodeStream(
    createElement(ApolloProvider, {
      client,
      children: createElement(
        PageQueriesContext,
        { value: queries },
        createElement(Screen),
        createElement(Foot),
      ),
    }),
  );
  return { html: await text(prelude), queries };
}

const gb = { data: { country: { id: 'gb' } } };

test('a screen is drawn once, with queries that depend on one another, and each is run once', async () => {
  const { html, queries } = await render({ Country: gb, Places: { data: { places: ['Bath'] } } });

  expect(html).toBe('<p>Bath</p><p>foot</p>');
  expect(drawn.toSorted()).toEqual(['foot', 'screen']);
  expect(requests).toEqual([
    ['Country', {}],
    ['Places', { countryId: 'gb' }],
  ]);
  expect(queries.isComplete()).toBe(true);
  expect(JSON.parse(queries.results())).toEqual([
    ['Country', {}, gb],
    ['Places', { countryId: 'gb' }, { data: { places: ['Bath'] } }],
  ]);
});

test('a query that fails is drawn as a problem, and the browser starts from scratch', async () => {
  const { html, queries } = await render({
    Country: gb,
    Places: { errors: [{ message: 'Down.' }] },
  });

  expect(html).toBe('<p>problem</p><p>foot</p>');
  expect(queries.isComplete()).toBe(false);
});
