export type Place = { latitude: number; longitude: number };

const EARTH_RADIUS_KILOMETRES = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function distanceInKilometres(from: Place, to: Place): number {
	const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude].map(radians);
	const a =
		Math.sin((north ?? 0) / 2) ** 2 +
		Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin((east ?? 0) / 2) ** 2;
	return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(a)));
}

const IN_MILES = new Set(["US", "GB"]);
export type DistanceUnit = "km" | "mi";
export const distanceUnitIn = (countryCode: string): DistanceUnit =>
	IN_MILES.has(countryCode) ? "mi" : "km";
const KILOMETRES = { km: 1, mi: 1.609344 };

export const distanceText = (kilometres: number, unit: DistanceUnit, tag: string): string => {
	const distance = Math.max(0.1, kilometres / KILOMETRES[unit]);
	return new Intl.NumberFormat(tag, {
		style: "unit",
		unit: unit === "mi" ? "mile" : "kilometer",
		maximumFractionDigits: distance < 10 ? 1 : 0,
		numberingSystem: "latn",
	}).format(distance);
};
