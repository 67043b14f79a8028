import type { BrowserContext, Page } from "@playwright/test";

/** Replaces all pictures with an empty SVG, because the embedded cloud would be busy drawing them long after the request. */
export const withPlainPictures = (target: Page | BrowserContext): Promise<unknown> =>
	target.route("**/dw/image/**", (route) =>
		route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
	);
