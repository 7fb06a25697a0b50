import { Ctx, Directive, Query, Resolver } from 'type-graphql';
import { type ContentContext } from '../content-context.ts';
import { SiteInformation } from './site-information.input.ts';

@Resolver()
export class SiteInformationResolver {
  @Query(() => SiteInformation, { description: 'What administrators wrote for visitors to read.' })
  @Directive('@cacheControl(maxAge: 1)')
  siteInformation(@Ctx() context: ContentContext): Promise<SiteInformation> {
    return context.readSiteInformation();
  }
}
