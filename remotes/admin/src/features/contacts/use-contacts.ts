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
import {
  ContactByIdDocument,
  ContactListDocument,
  DeleteContactDocument,
  UpdateContactDocument,
  type ContactMessageInput,
  type ListedContactFragment,
} from './contacts.generated.ts';

/** The messages of a filter, as they are stored now. */
export function useContacts(filter: EnquiryFilter, page: number) {
  const { data, loading, refetch } = useQuery(ContactListDocument, {
    variables: { filter: toFilterInput(filter), page },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useLoading(loading);
  return {
    list: data?.contactMessages,
    isLoading: loading && !data,
    /** Reads the list again; that it could not be read is drawn by its absence. */
    refresh: () => refetch().then(nothing, nothing),
  };
}

const nothing = () => undefined;

export function useContactWriting(id: string) {
  const client = useApolloClient();
  const write = useWrite();
  return {
    update: (
      input: ContactMessageInput,
      version: number | undefined,
    ): Promise<SaveAnswer<ListedContactFragment>> =>
      write(
        'Updating a message',
        UpdateContactDocument,
        { id, input, version },
        ({ updateContactMessage: result }) =>
          result.__typename === 'ContactMessageSaved'
            ? saved(result.contactMessage)
            : refused(result),
      ),
    remove: (): Promise<DeleteAnswer> =>
      write('Deleting a message', DeleteContactDocument, { id }, ({ deleteContactMessage }) =>
        toDeleteAnswer(deleteContactMessage),
      ),
    async readAgain() {
      const { data } = await client.query({
        query: ContactByIdDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.contactMessage ?? undefined;
    },
  };
}
