import { Arg, Int } from 'type-graphql';

/** The options of an argument that leaves out what has no priced flight from the UK. */
export const bookableOnly = {
  defaultValue: false,
  description: 'Only those with priced flights from the UK.',
};

/** An argument that limits a list to those with most flights. */
export const Count = () =>
  Arg('count', () => Int, {
    nullable: true,
    description: 'At most so many, those with most flights from the UK.',
  });
