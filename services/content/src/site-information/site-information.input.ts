import { Field, ObjectType } from 'type-graphql';
import { AboutBlock } from '../about/about.input.ts';
import { Brand } from '../brand/brand.input.ts';
import { Chat } from '../chat/chat.input.ts';
import { Claim } from '../claims/claim.input.ts';
import { FareShares } from '../fare-shares/fare-shares.input.ts';
import { QuestionAnswer } from '../faq/faq.input.ts';
import { OpeningHours } from '../opening-hours/opening-hours.input.ts';
import { PayLater } from '../pay-later/pay-later.input.ts';
import { TextSection } from '../sections/section.input.ts';

@ObjectType({
  description:
    'Site texts that administrators edit. Lists are replaced whole and keep their revisions.',
})
export class SiteInformation {
  @Field(() => Brand)
  brand!: Brand;

  @Field(() => String, { description: 'As people read it; blank when there is none.' })
  contactPhone!: string;

  @Field(() => String, { description: 'Blank when there is none.' })
  contactEmail!: string;

  @Field(() => String, { description: 'A telephone number; blank when there is none.' })
  contactWhatsApp!: string;

  @Field(() => OpeningHours)
  openingHours!: OpeningHours;

  @Field(() => FareShares)
  fareShares!: FareShares;

  @Field(() => String, {
    description: 'The postal address, a line each; blank when there is none.',
  })
  addressText!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The https address of the allow-listed map embed taken from what the administrator pasted, if any.',
  })
  mapEmbedUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'A link that opens the address on a map.' })
  mapLink!: string | null;

  @Field(() => String, { description: 'Who we are, in a paragraph.' })
  aboutInfo!: string;

  @Field(() => [Claim], {
    description:
      "What the home page claims. The travel-protection claim is there only with its scheme's name and number.",
  })
  claims!: Claim[];

  @Field(() => [QuestionAnswer])
  faq!: QuestionAnswer[];

  @Field(() => PayLater)
  payLater!: PayLater;

  @Field(() => [TextSection], { description: 'Without drafting notes to the owner.' })
  privacyPolicy!: TextSection[];

  @Field(() => [TextSection], { description: 'Without drafting notes to the owner.' })
  terms!: TextSection[];

  @Field(() => [AboutBlock])
  aboutUsLong!: AboutBlock[];

  @Field(() => Chat, {
    nullable: true,
    description: 'The live chat to offer after consent, absent when none is set up.',
  })
  chat!: Chat | null;
}
