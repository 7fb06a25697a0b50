import { createDraft } from '../../form/draft.ts';
import type { MessageDetails } from './contact-message.rules.ts';

export const messageDraft = createDraft<MessageDetails>();
