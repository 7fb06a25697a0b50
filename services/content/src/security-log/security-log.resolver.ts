import { pageRequest } from '@larkfare/data-kit/paging';
import { requireAdministrator } from '@larkfare/data-kit/subgraph';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type ContentContext } from '../content-context.ts';
import {
  DeployTokenEvent,
  SecurityEventFilterInput,
  SecurityEventPage,
} from './security-event.input.ts';
import { recordSecurityEvent, securityEvents } from './security-log.ts';

@Resolver()
export class SecurityLogResolver {
  @Query(() => SecurityEventPage, {
    description:
      'Sign-ins, refusals and changes of credentials, tokens and keys, the latest first.',
  })
  securityEvents(
    @Arg('filter', () => SecurityEventFilterInput, { nullable: true })
    filter: SecurityEventFilterInput | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 50 }) size: number,
    @Ctx() { db }: ContentContext,
  ): Promise<SecurityEventPage> {
    return securityEvents(db, filter ?? {}, pageRequest(page, size));
  }

  @Mutation(() => Boolean, {
    description:
      'Records what the registry is about to change: a deploy token or a trusted publisher.',
  })
  async recordDeployToken(
    @Arg('kind', () => DeployTokenEvent) kind: DeployTokenEvent,
    @Arg('detail', () => String) detail: string,
    @Ctx() context: ContentContext,
  ): Promise<boolean> {
    await recordSecurityEvent(context.db, context.headers, {
      kind,
      email: requireAdministrator(context).email,
      detail: detail.slice(0, 200),
    });
    return true;
  }
}
