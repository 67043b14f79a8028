import { test as base, expect, type Page } from "@playwright/test";
import { listOptional, watchStrangers } from "./consent.ts";
import { watch } from "./watch.ts";

export type Options = {
	/** The shopper has refused all that is optional, and nothing of it may be sent or stored (event-34). */
	refuses: boolean;
};
type Fixtures = {
	noise: RegExp[];
	quiet: undefined;
};

export const test = base.extend<Fixtures & Options>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern.
	noise: async ({}, use) => use([]),
	refuses: [false, { option: true }],
	quiet: [
		async ({ context, noise, refuses, baseURL }, use) => {
			const troubles = await watch(context);
			const strangers = refuses ? watchStrangers(context, baseURL) : [];
			await use(undefined);
			if (refuses) expect([strangers, await listOptional(context, baseURL)]).toEqual([[], []]);
			// Playwright would keep the context's permissions and offline state for the next test.
			await context.clearPermissions();
			await context.setOffline(false);
			expect(troubles().filter((trouble) => !noise.some((pattern) => pattern.test(trouble)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect, type Page };
