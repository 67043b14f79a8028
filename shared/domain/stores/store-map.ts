import type { Place } from "@vetrina/shop-rules/stores/distance.ts";

/** `longitude` and `latitude`: the middle of the map. `span`: its width. All are in degrees. */
export type MapFrame = { longitude: number; latitude: number; span: number };

/** Countries at the accuracy of a continent's map and of a town's. */
export const ATLAS_PATHS = {
	coarse: "/assets/world-atlas-2.0.2-50m.json",
	fine: "/assets/world-atlas-2.0.2-10m.json",
} as const;
export const TOWNS_PATH = "/assets/towns-1.tsv";

export const MAP_WIDTH = 960;
export const MAP_HEIGHT = 720;
/** In degrees of longitude. Maps have few different widths, so that many pages share a map (stores-4). */
/** The width of a map of a town and its surroundings. */
export const TOWN_SPAN = 0.5;
const SPANS = [TOWN_SPAN, 1, 2, 4, 8, 16, 32, 48, 64, 96, 128, 192];
const MARGIN = 0.14;
const WIDEST_OF_TOWN = 2;
export const isOfTown = ({ span }: MapFrame): boolean => span <= WIDEST_OF_TOWN;
/** Few different middles, for the same reason: whole degrees, or tenths on a map of a town. */
const roundMiddle = (degrees: number, span: number): number =>
	span <= WIDEST_OF_TOWN ? Math.round(degrees * 10) / 10 : Math.round(degrees);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const northing = (latitude: number): number =>
	(Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180) / Math.PI;
const latitudeAt = (north: number): number =>
	((2 * Math.atan(Math.exp(radians(north))) - Math.PI / 2) * 180) / Math.PI;

export const findFrame = (places: readonly Place[], least = 8): MapFrame => {
	const east = places.map(({ longitude }) => longitude);
	const north = places.map(({ latitude }) => northing(latitude));
	const [west, right] = [Math.min(...east), Math.max(...east)];
	const [south, top] = [Math.min(...north), Math.max(...north)];
	const room = 1 - 2 * MARGIN;
	const neededWidth = Math.max(right - west, ((top - south) * MAP_WIDTH) / MAP_HEIGHT) / room;
	const span = SPANS.find((one) => one >= Math.max(neededWidth, least)) ?? 192;
	return {
		longitude: roundMiddle((west + right) / 2, span),
		latitude: roundMiddle(latitudeAt((south + top) / 2), span),
		span,
	};
};

export const pointIn = (frame: MapFrame, place: Place): { x: number; y: number } => {
	const height = (frame.span * MAP_HEIGHT) / MAP_WIDTH;
	return {
		x: 0.5 + (place.longitude - frame.longitude) / frame.span,
		y: 0.5 - (northing(place.latitude) - northing(frame.latitude)) / height,
	};
};

export const frameName = ({ longitude, latitude, span }: MapFrame): string =>
	`${longitude}_${latitude}_${span}.svg`;

export const readFrame = (name: string): MapFrame | undefined => {
	const [, longitude, latitude, span] =
		/^(-?\d{1,3}(?:\.\d)?)_(-?\d{1,2}(?:\.\d)?)_(\d{1,3}|0\.5)\.svg$/.exec(name) ?? [];
	const frame = { longitude: Number(longitude), latitude: Number(latitude), span: Number(span) };
	const isOnEarth = Math.abs(frame.longitude) <= 180 && Math.abs(frame.latitude) <= 75;
	const isRound =
		roundMiddle(frame.longitude, frame.span) === frame.longitude &&
		roundMiddle(frame.latitude, frame.span) === frame.latitude;
	return isOnEarth && isRound && SPANS.includes(frame.span) && frameName(frame) === name ? frame : undefined;
};
