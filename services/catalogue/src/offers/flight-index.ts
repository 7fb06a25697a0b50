import { TravelClass } from '../flights/monthly-price.rules.ts';
import { TripType } from '../search/search.rules.ts';
import { FlightIds, type IdWords } from './flight-ids.ts';
import { FlightLists } from './flight-lists.ts';
import { Ordinals } from './ordinals.ts';
import { columnOf, grown, type MonthPence, PriceTable } from './price-table.ts';

/** Which of a flight's prices count. */
export interface Priced {
  tripType: TripType;
  travelClass: TravelClass;
  /** The month of the search, and the adjacent one that flexible days reach. */
  months: readonly number[];
}

export interface IndexedFlight {
  departureAirportId: string;
  arrivalAirportId: string;
  airlineId: string;
  stops: number;
  outboundMinutes: number;
  returnMinutes: number;
}

const classes = Object.values(TravelClass);
const otherClasses = classes.length - 1;

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
  departures: Uint32Array;
  arrivals: Uint32Array;
  airlineOf: Uint32Array;
  stops: Uint8Array;
  outboundMinutes: Uint16Array;
  returnMinutes: Uint16Array;
  /** The slot's block of the other classes' rows, from 1. */
  blocks: Int32Array;
  economy: PriceTable;
  others = new PriceTable(0);
  /** Slots below it are in use or free again. */
  end = 0;
  flights = 0;
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
    this.departures = new Uint32Array(this.#capacity);
    this.arrivals = new Uint32Array(this.#capacity);
    this.airlineOf = new Uint32Array(this.#capacity);
    this.stops = new Uint8Array(this.#capacity);
    this.outboundMinutes = new Uint16Array(this.#capacity);
    this.returnMinutes = new Uint16Array(this.#capacity);
    this.blocks = new Int32Array(this.#capacity);
    this.economy = new PriceTable(this.#capacity);
  }

  /** Of everything whose size depends on the number of flights. */
  get bytes(): number {
    const columns = [this.departures, this.arrivals, this.airlineOf, this.stops, this.blocks];
    return [...columns, this.outboundMinutes, this.returnMinutes]
      .map(({ byteLength }) => byteLength)
      .concat(
        [this.ids, this.from, this.to, this.by, this.economy, this.others].map((x) => x.bytes),
      )
      .reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Adds a flight or changes it, and clears its prices. @returns its slot */
  put(id: IdWords, flight: IndexedFlight): number {
    const known = this.ids.find(id);
    const slot = known >= 0 ? known : this.#newSlot(id);
    if (known >= 0) this.#clear(slot);
    this.routes = {};
    const departure = this.airports.add(flight.departureAirportId);
    const arrival = this.airports.add(flight.arrivalAirportId);
    const airline = this.airlines.add(flight.airlineId);
    this.departures[slot] = departure;
    this.arrivals[slot] = arrival;
    this.airlineOf[slot] = airline;
    this.stops[slot] = flight.stops;
    this.outboundMinutes[slot] = flight.outboundMinutes;
    this.returnMinutes[slot] = flight.returnMinutes;
    this.from.add(departure, slot);
    this.to.add(arrival, slot);
    this.by.add(airline, slot);
    return slot;
  }

  remove(id: IdWords): void {
    const slot = this.ids.find(id);
    if (slot < 0) return;
    this.#clear(slot);
    this.ids.remove(slot);
    this.departures[slot] = 0;
    this.#freeSlots.push(slot);
    this.flights -= 1;
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
    const block = this.blocks[slot] ?? 0;
    return block ? (block - 1) * otherClasses + nthClass - 1 : -1;
  }

  /** A flight's price: the month's, or the other month's where that is cheaper or the only one; 0 without any. */
  pricesOf({ tripType, travelClass, months }: Priced): (slot: number) => number {
    const nthClass = classes.indexOf(travelClass);
    const { prices } = this.tableOf(travelClass);
    const [asked, other] = months.map((month) => prices[columnOf(tripType, month)]);
    return (slot) => {
      const row = this.rowOf(slot, nthClass);
      const price = asked?.[row] ?? 0;
      const otherPrice = other?.[row] ?? 0;
      return otherPrice && (!price || otherPrice < price) ? otherPrice : price;
    };
  }

  /** A round trip is as long as both its flights. */
  minutesOf(slot: number, tripType: TripType): number {
    const back = tripType === TripType.roundTrip ? (this.returnMinutes[slot] ?? 0) : 0;
    return (this.outboundMinutes[slot] ?? 0) + back;
  }

  #clear(slot: number): void {
    this.onTouch(slot);
    this.from.remove(this.departures[slot] ?? 0, slot);
    this.to.remove(this.arrivals[slot] ?? 0, slot);
    this.by.remove(this.airlineOf[slot] ?? 0, slot);
    this.economy.clear(slot);
    const block = this.blocks[slot] ?? 0;
    if (!block) return;
    for (let nthClass = 1; nthClass < classes.length; nthClass += 1)
      this.others.clear(this.rowOf(slot, nthClass));
    this.blocks[slot] = 0;
    this.#freeBlocks.push(block);
  }

  #newRow(slot: number, nthClass: number): number {
    if (!this.blocks[slot]) {
      this.blocks[slot] = this.#freeBlocks.pop() ?? (this.#lastBlock += 1);
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
    this.flights += 1;
    return slot;
  }

  #grow(): void {
    const capacity = Math.ceil(this.#capacity * 1.1) + 64;
    this.#capacity = capacity;
    this.ids.grow(capacity);
    this.departures = grown(this.departures, capacity);
    this.arrivals = grown(this.arrivals, capacity);
    this.airlineOf = grown(this.airlineOf, capacity);
    this.stops = grown(this.stops, capacity);
    this.outboundMinutes = grown(this.outboundMinutes, capacity);
    this.returnMinutes = grown(this.returnMinutes, capacity);
    this.blocks = grown(this.blocks, capacity);
    this.economy.grow(capacity);
  }
}
