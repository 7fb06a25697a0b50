import { pageType } from '@larkfare/service-kit';
import { ObjectType } from 'type-graphql';
import { Location } from './location.entity.ts';

@ObjectType()
export class LocationPage extends pageType(Location) {}
