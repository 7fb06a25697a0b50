import { ObjectType } from 'type-graphql';
import { pageType } from '../page.input.ts';
import { Location } from './location.entity.ts';

@ObjectType()
export class LocationPage extends pageType(Location) {}
