import { TravelClass } from '../flights/monthly-price.rules.ts';
import { TripType } from './search.rules.ts';
import { FlightIds, type IdWords, toWords } from './flight-ids.ts';
import { FlightLists } from './flight-lists.ts';
import { type OfferedFlight } from './offered-flight.ts';
import { Ordinals } from './ordinals.ts';
import { columnOf, type MonthPence, PriceTable } from './price-table.ts';

/** Which of a flight's prices count. */
export interface Priced {
  tripType: TripType;
  travelClass: TravelClass;
  /** The month of the search, and the adjacent one that flexible days reach. */
  months: readonly number[];
}

const classes = Object.values(TravelClass);
const otherClasses = classes.length - 1;

const createColumns = (capacity: number) => ({
  departures: new Uint32Array(capacity),
  arrivals: new Uint32Array(capacity),
  airlines: new Uint32Array(capacity),
  stops: new Uint8Array(capacity),
  outboundMinutes: new Uint16Array(capacity),
  returnMinutes: new Uint16Array(capacity),
  details: new Uint32Array(capacity),
  /** The slot's block of the other classes' rows, from 1. */
  blocks: new Int32Array(capacity),
});

/**
 * All flights with their prices in typed arrays: a flight is a slot, and every property a column. Economy's prices lie in
 * the slot's row; the other classes' in a block of rows that only flights with such prices have.
 */
export class FlightIndex {
  readonly ids: FlightIds;
  readonly airports = new Ordinals();
  readonly airlines = new Ordinals();
  readonly from = new FlightLists();
  readonly to = new FlightLists();
  readonly by = new FlightLists();
  /** Fields of a flight that no search reads, as JSON; most flights share them. */
  readonly details = new Ordinals();
  columns: ReturnType<typeof createColumns>;
  economy: PriceTable;
  others = new PriceTable(0);
  /** Slots below it are in use or free again. */
  end = 0;
  /** Another object after flights were added, moved or removed. */
  routes = {};
  readonly #freeSlots: number[] = [];
  readonly #freeBlocks: number[] = [];
  #capacity: number;
  #blockCapacity = 0;
  #lastBlock = 0;
  /** Called before and after a flight's prices change. */
  onTouch: (slot: number) => void = () => undefined;

  constructor(flights: number) {
    this.#capacity = Math.ceil(flights * 1.02) + 64;
    this.ids = new FlightIds(this.#capacity);
    this.columns = createColumns(this.#capacity);
    this.economy = new PriceTable(this.#capacity);
  }

  /** Adds or replaces a flight, without prices. */
  put({ id, ...flight }: OfferedFlight): void {
    const words = toWords(id);
    const existing = this.ids.find(words);
    const slot = existing >= 0 ? existing : this.#newSlot(words);
    if (existing >= 0) this.#clear(slot);
    this.routes = {};
    const { departureAirportId, arrivalAirportId, airlineId, ...rest } = flight;
    const { stops, outboundMinutes, returnMinutes, ...details } = rest;
    const departure = this.airports.add(departureAirportId);
    const arrival = this.airports.add(arrivalAirportId);
    const airline = this.airlines.add(airlineId);
    const { columns } = this;
    columns.departures[slot] = departure;
    columns.arrivals[slot] = arrival;
    columns.airlines[slot] = airline;
    columns.stops[slot] = stops;
    columns.outboundMinutes[slot] = outboundMinutes;
    columns.returnMinutes[slot] = returnMinutes;
    columns.details[slot] = this.details.add(JSON.stringify(details));
    this.from.add(departure, slot);
    this.to.add(arrival, slot);
    this.by.add(airline, slot);
  }

  flightAt(slot: number): OfferedFlight {
    const { columns } = this;
    return {
      ...(JSON.parse(this.details.idOf(columns.details[slot] ?? 0)) as OfferedFlight),
      id: this.ids.idOf(slot),
      departureAirportId: this.airports.idOf(columns.departures[slot] ?? 0),
      arrivalAirportId: this.airports.idOf(columns.arrivals[slot] ?? 0),
      airlineId: this.airlines.idOf(columns.airlines[slot] ?? 0),
      stops: columns.stops[slot] ?? 0,
      outboundMinutes: columns.outboundMinutes[slot] ?? 0,
      returnMinutes: columns.returnMinutes[slot] ?? 0,
    };
  }

  remove(id: string): void {
    const slot = this.ids.find(toWords(id));
    if (slot < 0) return;
    this.#clear(slot);
    this.ids.remove(slot);
    this.#freeSlots.push(slot);
    this.routes = {};
  }

  /** @param nthClass in the order of TravelClass */
  setPrice(slot: number, nthClass: number, month: number, pence: MonthPence): void {
    if (nthClass === 0) this.economy.set(slot, month, pence);
    else this.others.set(this.#newRow(slot, nthClass), month, pence);
    this.onTouch(slot);
  }

  /** How many depart from an airport or arrive there. */
  flightsAt(airportId: string): number {
    const [ordinal = 0] = this.airports.of([airportId]);
    return this.from.of(ordinal).count + this.to.of(ordinal).count;
  }

  tableOf(travelClass: TravelClass): PriceTable {
    return travelClass === TravelClass.economy ? this.economy : this.others;
  }

  /** The flight's row among its class's prices; -1 when it has none in that class. */
  rowOf(slot: number, nthClass: number): number {
    if (nthClass === 0) return slot;
    const block = this.columns.blocks[slot] ?? 0;
    return block ? (block - 1) * otherClasses + nthClass - 1 : -1;
  }

  /** A flight's price: the month's, or the other month's where that is cheaper or the only one; 0 without any. */
  pricesOf({ tripType, travelClass, months }: Priced): (slot: number) => number {
    const nthClass = classes.indexOf(travelClass);
    const { prices } = this.tableOf(travelClass);
    const [requested, other] = months.map((month) => prices[columnOf(tripType, month)]);
    return (slot) => {
      const row = this.rowOf(slot, nthClass);
      const price = requested?.[row] ?? 0;
      const otherPrice = other?.[row] ?? 0;
      return otherPrice && (!price || otherPrice < price) ? otherPrice : price;
    };
  }

  /** Minutes of the longer way. */
  longerMinutesOf(tripType: TripType): (slot: number) => number {
    const { outboundMinutes, returnMinutes } = this.columns;
    const back = tripType === TripType.roundTrip ? returnMinutes : outboundMinutes;
    return (slot) => Math.max(outboundMinutes[slot] ?? 0, back[slot] ?? 0);
  }

  #clear(slot: number): void {
    this.onTouch(slot);
    this.from.remove(this.columns.departures[slot] ?? 0, slot);
    this.to.remove(this.columns.arrivals[slot] ?? 0, slot);
    this.by.remove(this.columns.airlines[slot] ?? 0, slot);
    this.economy.clear(slot);
    const block = this.columns.blocks[slot] ?? 0;
    if (!block) return;
    for (let nthClass = 1; nthClass < classes.length; nthClass += 1)
      this.others.clear(this.rowOf(slot, nthClass));
    this.columns.blocks[slot] = 0;
    this.#freeBlocks.push(block);
  }

  #newRow(slot: number, nthClass: number): number {
    if (!this.columns.blocks[slot]) {
      this.columns.blocks[slot] = this.#freeBlocks.pop() ?? (this.#lastBlock += 1);
      if (this.#lastBlock > this.#blockCapacity) {
        this.#blockCapacity = Math.ceil(this.#lastBlock * 1.25) + 16;
        this.others.grow(this.#blockCapacity * otherClasses);
      }
    }
    return this.rowOf(slot, nthClass);
  }

  #newSlot(id: IdWords): number {
    const slot = this.#freeSlots.pop() ?? this.end++;
    if (slot >= this.#capacity) this.#grow();
    this.ids.add(id, slot);
    return slot;
  }

  #grow(): void {
    const { columns } = this;
    const capacity = Math.ceil(this.#capacity * 1.1) + 64;
    this.#capacity = capacity;
    this.ids.grow(capacity);
    this.columns = createColumns(capacity);
    for (const name of Object.keys(columns) as (keyof typeof columns)[])
      this.columns[name].set(columns[name]);
    this.economy.grow(capacity);
  }
}
