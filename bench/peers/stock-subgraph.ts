// A flight search as the documentation of type-graphql, TypeORM and Apollo Server teaches it, on the catalogue's tables.
import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { openDatabase } from '@larkfare/data-kit/database';
import { parse } from 'graphql';
import {
  Arg,
  buildSchema,
  createResolversMap,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import {
  Column,
  type DataSource,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
} from 'typeorm';
import { runChild } from '../servers/child.ts';

@Entity('locations')
class Location {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;
}

@Entity('airports')
@ObjectType()
class Airport {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => String)
  @Column('text')
  code!: string;

  @Field(() => String)
  @Column('text')
  name!: string;

  @ManyToOne(() => Location)
  @JoinColumn({ name: 'location_id' })
  location!: Location;
}

@Entity('airlines')
@ObjectType()
class Airline {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => String)
  @Column('text', { name: 'short_name' })
  shortName!: string;
}

@Entity('monthly_prices')
class MonthlyPrice {
  @PrimaryColumn('uuid', { name: 'flight_id' })
  flightId!: string;

  @PrimaryColumn('text', { name: 'travel_class' })
  travelClass!: string;

  @PrimaryColumn('smallint')
  month!: number;

  @Column('integer', { name: 'round_trip_pence', nullable: true })
  roundTripPence!: number | null;

  @Column('integer', { name: 'round_trip_saving_pence' })
  roundTripSavingPence!: number;

  @ManyToOne('Flight', 'prices')
  @JoinColumn({ name: 'flight_id' })
  flight!: unknown;
}

@Entity('flights')
@ObjectType()
class Flight {
  @Field(() => ID, { name: 'flightId' })
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => Airline)
  @ManyToOne(() => Airline)
  @JoinColumn({ name: 'airline_id' })
  airline!: Airline;

  @Field(() => Airport)
  @ManyToOne(() => Airport)
  @JoinColumn({ name: 'departure_airport_id' })
  departureAirport!: Airport;

  @Field(() => Airport)
  @ManyToOne(() => Airport)
  @JoinColumn({ name: 'arrival_airport_id' })
  arrivalAirport!: Airport;

  @Field(() => Int)
  @Column('integer', { name: 'outbound_minutes' })
  outboundMinutes!: number;

  @Field(() => Int)
  @Column('integer', { name: 'return_minutes' })
  returnMinutes!: number;

  @Field(() => Int)
  @Column('smallint')
  stops!: number;

  @OneToMany(() => MonthlyPrice, 'flight')
  prices!: MonthlyPrice[];
}

@ObjectType()
class FlightPage {
  @Field(() => [Flight])
  items!: Flight[];

  @Field(() => Int)
  totalItems!: number;
}

@InputType()
class SearchInput {
  @Field(() => ID, { nullable: true })
  fromId?: string;

  @Field(() => ID, { nullable: true })
  toId?: string;

  @Field(() => String)
  departureDate!: string;
}

const pageSize = 25;
let db: DataSource;

@Resolver(() => Airport)
class AirportResolver {
  @FieldResolver(() => String)
  locationName(@Root() { location }: Airport): string {
    return location.name;
  }
}

@Resolver(() => Flight)
class FlightResolver {
  @Query(() => FlightPage)
  async flightSearch(@Arg('input', () => SearchInput) input: SearchInput): Promise<FlightPage> {
    const search = db
      .getRepository(Flight)
      .createQueryBuilder('flight')
      .innerJoinAndSelect('flight.prices', 'price')
      .innerJoinAndSelect('flight.airline', 'airline')
      .innerJoinAndSelect('flight.departureAirport', 'departure')
      .innerJoinAndSelect('departure.location', 'departureLocation')
      .innerJoinAndSelect('flight.arrivalAirport', 'arrival')
      .innerJoinAndSelect('arrival.location', 'arrivalLocation')
      .where("price.travelClass = 'economy' AND price.month = :month", {
        month: Number(input.departureDate.slice(5, 7)),
      })
      .andWhere('price.roundTripPence IS NOT NULL');
    const { fromId, toId } = input;
    if (fromId)
      search.andWhere('(departure.id = :fromId OR departureLocation.id = :fromId)', { fromId });
    if (toId) search.andWhere('(arrival.id = :toId OR arrivalLocation.id = :toId)', { toId });
    search.orderBy('price.roundTripPence').take(pageSize);
    const [items, totalItems] = await search.getManyAndCount();
    return { items, totalItems };
  }

  @FieldResolver(() => Int)
  finalPricePence(@Root() { prices }: Flight): number {
    return prices[0]?.roundTripPence ?? 0;
  }

  @FieldResolver(() => Int)
  savingPence(@Root() { prices }: Flight): number {
    return prices[0]?.roundTripSavingPence ?? 0;
  }
}

runChild(async ({ databaseUrl }: { databaseUrl: string }) => {
  const entities = [Location, Airport, Airline, MonthlyPrice, Flight];
  db = await openDatabase({ url: databaseUrl, schema: 'catalogue', entities });
  const built = await buildSchema({
    resolvers: [FlightResolver, AirportResolver],
    validate: false,
  });
  const server = new ApolloServer({
    schema: buildSubgraphSchema([
      {
        typeDefs: parse(printSchemaWithDirectives(built)),
        resolvers: createResolversMap(built) as never,
      },
    ]),
  });
  return (await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } })).url;
});
