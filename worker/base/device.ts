export type Device = "mobile" | "desktop";

/**
 * Returns "mobile" for phones, which get the narrow page (cache-6). The hint `sec-ch-ua-mobile` is not read: cached pages would have to
 * vary by it. An editor's preview names the device (preview-3).
 */
export const readDevice = (headers: Headers, preview: { device?: Device } | undefined): Device =>
	preview?.device ??
	(/Mobi|iP(?:hone|od)|Android.+Mobile/i.test(headers.get("user-agent") ?? "") ? "mobile" : "desktop");
