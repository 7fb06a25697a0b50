import { ObjectType } from 'type-graphql';
import { pageType } from '../page.input.ts';
import { Airport } from './airport.entity.ts';

@ObjectType()
export class AirportPage extends pageType(Airport) {}
