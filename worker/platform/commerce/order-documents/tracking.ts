/** `url`: the carrier's tracking page; `image`: the carrier's logo; `carrier`: its name. */
export type Tracking = { number: string; url: string; image?: string; carrier?: string };

const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

/** Other URL schemes must not become links. */
const isWebAddress = (url: string | undefined): url is string =>
	url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Accepts pictures of this shop only (orders-10). Dot segments are rejected, because browsers would resolve them to another address. */
const isOwnPicture = (path: string | undefined): path is string =>
	path !== undefined && /^\/dw\/image(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path);

/** Returns undefined before the order has shipped, or if the tracking page is not a web address. */
export const readTracking = (order: Record<string, unknown>): Tracking | undefined => {
	const [number, url, image] = [order.c_trackingNumber, order.c_trackingUrl, order.c_trackingImage].map(text);
	if (!number || !isWebAddress(url)) return undefined;
	return { number, url, image: isOwnPicture(image) ? image : undefined, carrier: text(order.c_carrierName) };
};
