import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showPage } from "../../../testing/show-page.tsx";

// proves list-28
test.each([390, 768, 1440])("a promotion stands below its price in every tile at %i px", async (width) => {
	await page.viewport(width, 900);
	await showPage("list");
	await expect.element(page.getByText("10% off").first()).toBeVisible();
	const tiles = [...document.querySelectorAll("[data-grid] article")].filter((tile) =>
		tile.textContent.includes("10% off"),
	);
	expect(tiles.length).toBeGreaterThan(0);
	for (const tile of tiles) {
		// The lines above the last are drawn after the first render.
		await expect.poll(() => tile.querySelector("bdi")).not.toBeNull();
		const [promotion, price] = [tile.querySelector("strong"), [...tile.querySelectorAll("bdi")].at(-1)];
		const { bottom } = (price as Element).getBoundingClientRect();
		expect((promotion as Element).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
	}
});
