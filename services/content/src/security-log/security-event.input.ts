import { type LocalDate } from '@larkfare/london-dates';
import { pageType } from '@larkfare/data-kit/paging';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';

const deployTokenEvents = [
  'deploy_token_created',
  'deploy_token_revoked',
  'trusted_publisher_added',
  'trusted_publisher_removed',
  'remote_key_added',
  'remote_key_removed',
] as const;
export const DeployTokenEvent = z.enum(deployTokenEvents).enum;
export type DeployTokenEvent = keyof typeof DeployTokenEvent;
registerEnumType(DeployTokenEvent, {
  name: 'DeployTokenEvent',
  description: 'A change of who may publish a remote.',
});

export const SecurityEventKind = z.enum([
  'signed_in',
  'sign_in_refused',
  'sign_in_throttled',
  'session_ended',
  'password_refused',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'email_change_requested',
  'email_change_allowed',
  'email_changed',
  'email_change_undone',
  ...deployTokenEvents,
  'signing_key_created',
]).enum;
export type SecurityEventKind = keyof typeof SecurityEventKind;
registerEnumType(SecurityEventKind, {
  name: 'SecurityEventKind',
  description: 'What happened to the account, its sessions or its keys.',
});

@ObjectType({ description: 'An entry of the security log. It holds no secrets.' })
export class SecurityEvent {
  @Field(() => ID)
  id!: string;

  @Field(() => Date)
  at!: Date;

  @Field(() => SecurityEventKind)
  kind!: SecurityEventKind;

  @Field(() => String, {
    nullable: true,
    description: 'The administrator’s email address as it was then; absent when none was meant.',
  })
  account!: string | null;

  @Field(() => String, { description: 'The network that it came from, such as 203.0.113.0/24.' })
  network!: string;

  @Field(() => String, { description: 'The browser’s family, such as Firefox on Windows.' })
  agent!: string;

  @Field(() => String, { nullable: true, description: 'What it was about, such as a new address.' })
  detail!: string | null;
}

@ObjectType()
export class SecurityEventPage extends pageType(SecurityEvent) {}

@InputType({ description: 'Filters the entries; a field that is left out matches every entry.' })
export class SecurityEventFilterInput {
  @Field(() => SecurityEventKind, { nullable: true })
  kind?: SecurityEventKind | null;

  @Field(() => SecurityEventKind, { nullable: true, description: 'A kind to leave out.' })
  exceptKind?: SecurityEventKind | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day, in London.' })
  from?: LocalDate | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day, in London.' })
  to?: LocalDate | null;
}
