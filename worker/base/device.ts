export type Device = "mobile" | "desktop";

/**
 * Returns "mobile" for phones, which get the narrow page (cache-6). The hint `sec-ch-ua-mobile` is not read: cached pages would have to
 * vary by it.
 */
export const readDevice = (headers: Headers): Device =>
	/Mobi|iP(?:hone|od)|Android.+Mobile/i.test(headers.get("user-agent") ?? "") ? "mobile" : "desktop";
