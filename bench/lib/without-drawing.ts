import type { BrowserContext } from "@playwright/test";

/** One picture for all: the embedded cloud would draw each of them, and be busy with it long after it was asked for. */
export const withoutDrawing = (context: BrowserContext): Promise<unknown> =>
	context.route("**/dw/image/**", (route) =>
		route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
	);
