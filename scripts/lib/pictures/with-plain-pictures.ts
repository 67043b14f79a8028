import type { BrowserContext, Page } from "@playwright/test";

/** One picture for all: the embedded cloud would draw each of them for the first time, and be busy with it long after it was asked for. */
export const withPlainPictures = (target: Page | BrowserContext): Promise<unknown> =>
	target.route("**/dw/image/**", (route) =>
		route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
	);
