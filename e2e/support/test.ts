import { test as base, expect, type Page } from "@playwright/test";
import { watch } from "./watch.ts";

type Fixtures = {
	noise: RegExp[];
	quiet: undefined;
};

export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern.
	noise: async ({}, use) => use([]),
	quiet: [
		async ({ context, noise }, use) => {
			const troubles = await watch(context);
			await use(undefined);
			// Playwright would keep the context's permissions and offline state for the next test.
			await context.clearPermissions();
			await context.setOffline(false);
			expect(troubles().filter((trouble) => !noise.some((pattern) => pattern.test(trouble)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect, type Page };
