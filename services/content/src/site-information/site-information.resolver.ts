import { type SubgraphContext } from '@larkfare/service-kit';
import { Ctx, Query, Resolver } from 'type-graphql';
import { SiteInformation } from './site-information.input.ts';

/** What the resolvers of this service may rely on. */
export interface ContentContext extends SubgraphContext {
  readSiteInformation(): Promise<SiteInformation>;
}

@Resolver()
export class SiteInformationResolver {
  @Query(() => SiteInformation, { description: 'What administrators wrote for visitors to read.' })
  siteInformation(@Ctx() context: ContentContext): Promise<SiteInformation> {
    return context.readSiteInformation();
  }
}
