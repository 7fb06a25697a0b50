import { buildSubgraph } from '@larkfare/service-kit';
import { AccountResolver } from './account/account.resolver.ts';
import { access } from './access.ts';
import { SiteInformationResolver } from './site-information/site-information.resolver.ts';

/** The schema alone, without a database: what the gateway composes. */
export const subgraphSchema = () =>
  buildSubgraph({ name: 'content', resolvers: [SiteInformationResolver, AccountResolver], access });
