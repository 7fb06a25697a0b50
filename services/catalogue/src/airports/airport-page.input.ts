import { pageType } from '@larkfare/service-kit';
import { ObjectType } from 'type-graphql';
import { Airport } from './airport.entity.ts';

@ObjectType()
export class AirportPage extends pageType(Airport) {}
