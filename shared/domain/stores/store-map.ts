import type { Place } from "@vetrina/shop-rules/stores/distance.ts";

/** `longitude` and `latitude`: the middle of the map. `span`: its width. All are in degrees. */
export type MapFrame = { longitude: number; latitude: number; span: number };

export const ATLAS_PATH = "/assets/world-atlas-2.0.2.json";

export const MAP_WIDTH = 960;
export const MAP_HEIGHT = 720;
/** In degrees of longitude. Maps have few different widths, so that many pages share a map (stores-4). */
const SPANS = [2, 4, 8, 16, 32, 48, 64, 96, 128, 192];
const MARGIN = 0.14;

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
	return {
		longitude: Math.round((west + right) / 2),
		latitude: Math.round(latitudeAt((south + top) / 2)),
		span: SPANS.find((span) => span >= Math.max(neededWidth, least)) ?? 192,
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
	const [, longitude, latitude, span] = /^(-?\d{1,3})_(-?\d{1,2})_(\d{1,3})\.svg$/.exec(name) ?? [];
	const frame = { longitude: Number(longitude), latitude: Number(latitude), span: Number(span) };
	const isOnEarth = Math.abs(frame.longitude) <= 180 && Math.abs(frame.latitude) <= 75;
	return isOnEarth && SPANS.includes(frame.span) && frameName(frame) === name ? frame : undefined;
};
