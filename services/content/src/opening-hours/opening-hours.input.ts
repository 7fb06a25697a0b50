import { isLocalDate, isTimeOfDay, weekdays } from '@larkfare/london-dates';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { listOf } from '../text/text.input.ts';

const Weekday = z.enum(weekdays).enum;
type Weekday = keyof typeof Weekday;
registerEnumType(Weekday, { name: 'Weekday' });

const time = z.string().refine(isTimeOfDay, 'Enter a time, such as 09:00.');

/** The week in its order, with one span a day, and the dates in theirs. */
export const openingHoursValue = z.object({
  days: z
    .array(z.object({ day: z.enum(Weekday), opens: time, closes: time }))
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'Send a day once.')
    .overwrite((days) =>
      days.toSorted((one, other) => weekdays.indexOf(one.day) - weekdays.indexOf(other.day)),
    ),
  closedOn: listOf(z.string().refine(isLocalDate, 'Enter dates that exist.')).overwrite((dates) =>
    [...new Set(dates)].toSorted(),
  ),
});

@InputType('OpeningDayInput')
@ObjectType({ description: 'The hours of one weekday.' })
export class OpeningDay {
  @Field(() => Weekday)
  day!: Weekday;

  @Field(() => String, { description: '`09:00`, in London.' })
  opens!: string;

  @Field(() => String, {
    description: '`18:00`, in London; a time that is not after the opening is on the next day.',
  })
  closes!: string;
}

@InputType('OpeningHoursInput')
@ObjectType({ description: 'When people can reach the office by phone.' })
export class OpeningHours {
  @Field(() => [OpeningDay], { description: 'Without the days on which it is closed.' })
  days!: OpeningDay[];

  @Field(() => [String], { description: 'Holidays: `YYYY-MM-DD`.' })
  closedOn!: string[];
}
