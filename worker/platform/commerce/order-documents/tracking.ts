/** Where a parcel is followed; `image`: the sign of who carries it. */
export type Tracking = { number: string; url: string; image?: string };

const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

/** A tracking page of a carrier: nothing else becomes a link. */
const isWebAddress = (url: string | undefined): url is string =>
	url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** A picture that this shop serves itself (orders-10). A browser would make another address of one with dots for folders. */
const isOwnPicture = (path: string | undefined): path is string =>
	path !== undefined && /^\/dw\/image(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path);

/** Of an order of the platform; undefined before it has shipped, and where its page is no web address. */
export const trackingOf = (order: Record<string, unknown>): Tracking | undefined => {
	const [number, url, image] = [order.c_trackingNumber, order.c_trackingUrl, order.c_trackingImage].map(text);
	if (!number || !isWebAddress(url)) return undefined;
	return { number, url, image: isOwnPicture(image) ? image : undefined };
};
