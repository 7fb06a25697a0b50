import { mapSources } from '@larkfare/map-embed';
import { chatSources } from '../chat/chat.rules.ts';

/** Every site whose pages the site's texts can put into a frame: what a page's security policy has to allow. */
export const frameSources = [...mapSources, ...chatSources];
