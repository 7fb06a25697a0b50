import { gql } from '@apollo/client';
import { createClient } from './create-client.ts';

const place = gql`
  query Place($id: ID!, $size: Int = 10) {
    location(id: $id) {
      id
      airports(size: $size) {
        id
      }
    }
  }
`;
const location = { __typename: 'Location', id: '7', airports: [] };

test('the server’s results are there at once, for its variables and for no others', () => {
  const client = createClient([['Place', { id: '7' }, { data: { location } }]]);
  const read = (id: string) =>
    client.watchQuery({ query: place, variables: { id } }).getCurrentResult();

  expect(read('7')).toMatchObject({ data: { location }, loading: false });
  expect(read('8')).toMatchObject({ data: undefined, loading: true });
});
