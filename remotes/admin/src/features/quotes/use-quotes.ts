import { useApolloClient, useQuery } from '@apollo/client/react';
import { useLoading } from '@larkfare/remote-contract';
import { toFilterInput, type EnquiryFilter } from '../../enquiries/enquiry-filter.rules.ts';
import {
  refused,
  saved,
  toDeleteAnswer,
  type DeleteAnswer,
  type SaveAnswer,
} from '../../saving/save-answer.rules.ts';
import { useWrite } from '../../saving/use-write.ts';
import { fieldOf } from './quote-draft.rules.ts';
import {
  DeleteQuoteDocument,
  QuoteByIdDocument,
  QuoteListDocument,
  UpdateQuoteDocument,
  type ListedQuoteFragment,
  type QuoteInput,
} from './quotes.generated.ts';

/** The quote requests of a filter, as they are stored now. */
export function useQuotes(filter: EnquiryFilter, page: number) {
  const { data, loading, refetch } = useQuery(QuoteListDocument, {
    variables: { filter: toFilterInput(filter), page },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    list: data?.quotes,
    isLoading: loading && !data,
    /** Reads the list again; that it could not be read is drawn by its absence. */
    refresh: () => refetch().then(nothing, nothing),
  };
}

const nothing = () => undefined;

export function useQuoteWriting(id: string) {
  const client = useApolloClient();
  const write = useWrite();
  return {
    async update(
      input: QuoteInput,
      version: number | undefined,
    ): Promise<SaveAnswer<ListedQuoteFragment>> {
      const answer = await write(
        'Updating a quote request',
        UpdateQuoteDocument,
        { id, input, version },
        ({ updateQuote: result }) =>
          result.__typename === 'QuoteSaved' ? saved(result.quote) : refused(result),
      );
      if (answer.kind !== 'problems') return answer;
      return {
        ...answer,
        fields: answer.fields.map(({ field, message }) => ({ field: fieldOf(field), message })),
      };
    },
    remove: (): Promise<DeleteAnswer> =>
      write('Deleting a quote request', DeleteQuoteDocument, { id }, ({ deleteQuote }) =>
        toDeleteAnswer(deleteQuote),
      ),
    async readAgain() {
      const { data } = await client.query({
        query: QuoteByIdDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.quote ?? undefined;
    },
  };
}
