import { test as base, expect, type Page } from "@playwright/test";
import { watch } from "./watch.ts";

type Fixtures = {
	/** What may be said on the console in this test: a failure that the test asks for. */
	noise: RegExp[];
	quiet: undefined;
};

/** A test fails with any console error, page error or violation of the security policy in any of its pages. */
export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern.
	noise: async ({}, use) => use([]),
	quiet: [
		async ({ context, noise }, use) => {
			const troubles = await watch(context);
			await use(undefined);
			// Of what a test changes in its context, Playwright takes this along to the next one.
			await context.clearPermissions();
			await context.setOffline(false);
			expect(troubles().filter((trouble) => !noise.some((pattern) => pattern.test(trouble)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect, type Page };
