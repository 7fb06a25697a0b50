import { pageType } from '@larkfare/data-kit/paging';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Airline } from './airline.entity.ts';
import { type AirlineValues, type HeadedTextValues } from './airline.rules.ts';

@InputType()
class HeadedTextInput implements HeadedTextValues {
  @Field(() => String)
  heading!: string;

  @Field(() => String)
  description!: string;
}

@InputType()
export class AirlineInput implements AirlineValues {
  @Field(() => String)
  shortName!: string;

  @Field(() => String, { description: 'The addresses that the upload answered.' })
  logoPicture!: string;

  @Field(() => String)
  monogramPicture!: string;

  @Field(() => String)
  overview!: string;

  @Field(() => [HeadedTextInput])
  details!: HeadedTextInput[];

  @Field(() => Boolean, { defaultValue: false })
  hasBaggage!: boolean;

  @Field(() => [HeadedTextInput], {
    defaultValue: [],
    description: 'Required, and stored, only while baggage is enabled.',
  })
  baggage!: HeadedTextInput[];
}

@ObjectType()
export class AirlinePage extends pageType(Airline) {}
