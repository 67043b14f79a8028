import { expect, type Page } from "@playwright/test";
import { endOfAnimations } from "./end-of-animations.ts";
import { findWithAxe } from "./find-with-axe.ts";
import { checkLook, NOTHING_FOUND } from "./look/check-look.ts";

const PHONE = 390;
const WIDTHS = [PHONE, 1440] as const;
/** Layout shift that field tools report as 0.00. */
const NO_SHIFT = 0.005;

async function rested(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await document.fonts.ready;
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	});
	await endOfAnimations(page);
}

export async function expectSound(page: Page): Promise<void> {
	await rested(page);
	const shifts = await page.evaluate(() => window.layoutShifts.splice(0));
	const moved = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
	const own = page.viewportSize() ?? { width: PHONE, height: 844 };
	expect({ axe: await findWithAxe(page), shifts: moved < NO_SHIFT ? [] : shifts }).toEqual({
		axe: [],
		shifts: [],
	});
	for (const width of WIDTHS.filter((one) => one >= own.width)) {
		if (width !== own.width) await page.setViewportSize({ width, height: 900 });
		await rested(page);
		expect(await checkLook(page, { finger: width <= PHONE })).toEqual(NOTHING_FOUND);
	}
	await page.setViewportSize(own);
	await rested(page);
	await page.evaluate(() => window.layoutShifts.splice(0));
}
