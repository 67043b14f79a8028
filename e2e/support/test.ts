import { test as base, expect, type Page } from "@playwright/test";
import { watch } from "./watch.ts";

type Fixtures = {
	/** What may be said on the console in this test: a failure that the test asks for. */
	expectedNoise: RegExp[];
	quiet: void;
};

/** A test fails with any console error, page error or violation of the security policy in any of its pages. */
export const test = base.extend<Fixtures>({
	expectedNoise: [[], { option: true }],
	quiet: [
		async ({ context, expectedNoise }, use) => {
			const troubles = await watch(context);
			await use();
			expect(troubles().filter((trouble) => !expectedNoise.some((pattern) => pattern.test(trouble)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect, type Page };

/** The page runs: what needs script may be used from now on. */
export async function awake(page: Page): Promise<void> {
	await expect(page.locator("html")).toHaveAttribute("lang", /./);
	await expect(page.getByRole("status").filter({ hasText: /bag/ })).not.toBeEmpty();
}
