import { ObjectType } from 'type-graphql';
import { pageType } from '../page.input.ts';
import { Airline } from './airline.entity.ts';

@ObjectType()
export class AirlinePage extends pageType(Airline) {}
