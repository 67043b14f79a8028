import { test as base, expect, type Page } from "@playwright/test";
import { watch } from "./watch.ts";

type Fixtures = {
	/** Console messages that this test provokes. */
	noise: RegExp[];
	quiet: undefined;
};

/** Fails a test on any console error, page error or violation of the security policy. */
export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern.
	noise: async ({}, use) => use([]),
	quiet: [
		async ({ context, noise }, use) => {
			const troubles = await watch(context);
			await use(undefined);
			// Playwright carries this change of a context over to the next test.
			await context.clearPermissions();
			await context.setOffline(false);
			expect(troubles().filter((trouble) => !noise.some((pattern) => pattern.test(trouble)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect, type Page };
