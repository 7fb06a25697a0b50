import { changesResolver } from '@larkfare/data-kit/changes';
import { buildSubgraph } from '@larkfare/data-kit/subgraph';
import { AccountResolver } from './account/account.resolver.ts';
import { CredentialsResolver } from './account/credentials.resolver.ts';
import { access } from './access.ts';
import { type ContentContext } from './content-context.ts';
import { RevisionsResolver } from './revisions/revisions.resolver.ts';
import { SecurityLogResolver } from './security-log/security-log.resolver.ts';
import { SiteInformationResolver } from './site-information/site-information.resolver.ts';

/** The schema alone, without a database: what the gateway composes. */
export const subgraphSchema = () =>
  buildSubgraph({
    name: 'content',
    resolvers: [
      SiteInformationResolver,
      AccountResolver,
      CredentialsResolver,
      RevisionsResolver,
      SecurityLogResolver,
      changesResolver('contentChanges', ({ db }: ContentContext) => db),
    ],
    access,
  });
