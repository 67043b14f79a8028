import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Screen } from "./screens/screen.ts";

export const PICTURES = process.env.VETRINA_SCREENS;

const THUMBNAIL = 320;

export async function takePicture(page: Page, folder: string, screen: Screen, locale: string): Promise<void> {
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	const name = `${screen.id}.${locale}.${width}.jpg`;
	mkdirSync(join(folder, "small"), { recursive: true });
	await page.evaluate(async (whole) => {
		const seen = [...document.images].filter(
			(image) => image.checkVisibility() && (whole || image.getBoundingClientRect().top < innerHeight),
		);
		for (const image of seen) image.loading = "eager";
		const all = Promise.all(seen.map((image) => image.decode().catch(() => {})));
		await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 30_000))]);
	}, !screen.inView);
	await page.screenshot({
		path: join(folder, name),
		type: "jpeg",
		quality: 82,
		fullPage: !screen.inView,
		animations: "allow",
	});
	const small = await page.context().newCDPSession(page);
	const { data } = await small.send("Page.captureScreenshot", {
		format: "jpeg",
		quality: 76,
		captureBeyondViewport: false,
		clip: {
			x: 0,
			y: screen.inView ? await page.evaluate(() => scrollY) : 0,
			width,
			height,
			scale: THUMBNAIL / width,
		},
	});
	await small.detach();
	writeFileSync(join(folder, "small", name), Buffer.from(data, "base64"));
}
