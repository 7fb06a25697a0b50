import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { isId, toProblems } from '@larkfare/text-rules';
import { textProblem, toLine } from '../text.rules.ts';

/** The three that make a flight what it is; there is one flight of an airline between two airports. */
export interface Route {
  departureAirportId: string;
  arrivalAirportId: string;
  airlineId: string;
}

export interface FlightDetails {
  outboundMinutes: number;
  returnMinutes: number;
  stops: number;
  /** The carrier that flies, if another one than the airline. */
  operatedBy?: string | null;
}

/** Specification §5, 'Flight detail save'. */
export const choices = {
  departureAirportId: 'Please choose a departure airport from the suggestions.',
  arrivalAirportId: 'Please choose an arrival airport from the suggestions.',
  airlineId: 'Please select an airline.',
} as const;

const minutesAtMost = 9999;
const stopsAtMost = 9;
export const operatorCharactersAtMost = 100;

/** Ids are compared as PostgreSQL writes them. */
export const routeOf = ({ departureAirportId, arrivalAirportId, airlineId }: Route): Route => ({
  departureAirportId: departureAirportId.trim().toLowerCase(),
  arrivalAirportId: arrivalAirportId.trim().toLowerCase(),
  airlineId: airlineId.trim().toLowerCase(),
});

/** Validation problems of a new flight; specification §5, 'Add flight'. */
export function newFlightProblems(route: Route): FieldProblem[] {
  const empty = Object.entries(route).find(([, id]) => !id);
  return empty
    ? [
        {
          field: empty[0],
          message: 'Please select departure, arrival, and an airline before submitting.',
        },
      ]
    : routeProblems(route);
}

/** Validation problems of a flight's airports and airline. */
export function routeProblems(route: Route): FieldProblem[] {
  const { departureAirportId, arrivalAirportId, airlineId } = route;
  const choiceProblem = (field: keyof Route, id: string) => (isId(id) ? undefined : choices[field]);
  const arrival = choiceProblem('arrivalAirportId', arrivalAirportId);
  return toProblems({
    departureAirportId: choiceProblem('departureAirportId', departureAirportId),
    arrivalAirportId:
      arrival ??
      (departureAirportId === arrivalAirportId
        ? 'Departure and arrival must be different.'
        : undefined),
    airlineId: choiceProblem('airlineId', airlineId),
  });
}

/** The values as they are stored. */
export const flightValues = <Values extends Route & FlightDetails>(values: Values): Values => ({
  ...values,
  ...routeOf(values),
  operatedBy: toLine(values.operatedBy ?? '') || null,
});

/** Validation problems of a flight's details; specification §5, 'Flight edit': hours and stops min 0. */
export const detailsProblems = ({
  outboundMinutes,
  returnMinutes,
  stops,
  operatedBy,
}: FlightDetails): FieldProblem[] =>
  toProblems({
    outboundMinutes: durationProblem('The duration', outboundMinutes),
    returnMinutes: durationProblem('The return duration', returnMinutes),
    stops:
      stops >= 0 && stops <= stopsAtMost ? undefined : `Stops must be from 0 to ${stopsAtMost}.`,
    operatedBy: textProblem('Operated by', operatedBy ?? '', operatorCharactersAtMost),
  });

const durationProblem = (what: string, minutes: number) =>
  minutes >= 0 && minutes <= minutesAtMost
    ? undefined
    : `${what} must be from 0 minutes to ${Math.floor(minutesAtMost / 60)} hours.`;
