import { pageType } from '@larkfare/service-kit';
import { ObjectType } from 'type-graphql';
import { Airline } from './airline.entity.ts';

@ObjectType()
export class AirlinePage extends pageType(Airline) {}
