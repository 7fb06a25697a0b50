import { emptySearch } from '@larkfare/travellers';
import { createDraft } from '../../form/draft.ts';

/** Of the forms that start empty; one that changes a search starts with that. */
export const searchDraft = createDraft('searchDraft', emptySearch);
