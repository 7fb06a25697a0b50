import { createDraft } from '../../pop-up/draft.ts';
import type { MessageDetails } from './contact-message.rules.ts';

export const messageDraft = createDraft<MessageDetails>();
