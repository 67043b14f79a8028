export type Tracking = { number: string; url: string; image?: string; carrier?: string };

const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

const isWebAddress = (url: string | undefined): url is string =>
	url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Returns whether the path is a picture of the shop. Dot segments are refused, because browsers would resolve them to another address
 * (orders-10).
 */
const isOwnPicture = (path: string | undefined): path is string =>
	path !== undefined && /^\/dw\/image(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path);

export const readTracking = (order: Record<string, unknown>): Tracking | undefined => {
	const [number, url, image] = [order.c_trackingNumber, order.c_trackingUrl, order.c_trackingImage].map(text);
	if (!number || !isWebAddress(url)) return undefined;
	return { number, url, image: isOwnPicture(image) ? image : undefined, carrier: text(order.c_carrierName) };
};
