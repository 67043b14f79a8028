export type Place = { latitude: number; longitude: number };

const EARTH_RADIUS_KILOMETRES = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the surface (haversine). */
export function distanceInKilometres(from: Place, to: Place): number {
	const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude].map(radians);
	const a =
		Math.sin((north ?? 0) / 2) ** 2 +
		Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin((east ?? 0) / 2) ** 2;
	return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(a)));
}
