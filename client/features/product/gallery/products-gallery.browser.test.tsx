import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildPage } from "../../../fixtures/views.ts";
import { showPage, showView } from "../../../testing/show-page.tsx";

const gallery = page.getByRole("dialog", { name: "Images" });
const status = () => document.querySelector("dialog:modal [role=status]")?.textContent;
const picture = () => document.querySelector("dialog:modal li:not([aria-hidden]) img");
const width = () => Math.round(picture()?.getBoundingClientRect().width ?? 0);

async function open(number: number, language: "en" | "ar" = "en"): Promise<HTMLElement> {
	await showPage("product", {}, language);
	await expect.poll(() => document.querySelectorAll("main li > button").length).toBe(3);
	const opener = document.querySelectorAll<HTMLElement>("main li > button")[number - 1];
	if (!opener) throw new Error("No picture to enlarge");
	await userEvent.click(opener);
	await expect.poll(width).toBeGreaterThan(0);
	return opener;
}

const boxes = () =>
	[...document.querySelectorAll("main li:has(> button)")].map((one) => one.getBoundingClientRect());
const shapes = () => boxes().map(({ width, height }) => Math.round((100 * width) / height) / 100);

// proves media-11
test("a picture has its own aspect ratio or else the house's, and opens the zoom view", async () => {
	const view = buildPage("product", "en");
	if (view.kind !== "product") throw new Error("Not a product");
	const [first, second, third] = view.data.images;
	if (!first || !second || !third) throw new Error("Three pictures are needed");
	const wide = { ...first, width: 1600, height: 1000, zoom: "/dw/image/v2/VTRA_001/zoomed.jpg" };
	const unmeasured = { ...second, width: undefined, height: undefined };
	await showView({ ...view, data: { ...view.data, images: [wide, unmeasured, third] } });
	await expect.poll(shapes).toEqual([1.6, 0.75, 0.75]);
	document.documentElement.style.setProperty("--frame", "1");
	onTestFinished(() => void document.documentElement.style.removeProperty("--frame"));
	await expect.poll(shapes).toEqual([1.6, 1, 0.75]);
	const button = document.querySelector("main li > button");
	await userEvent.click(button as Element);
	await expect.poll(() => picture()?.getAttribute("src")).toContain("/zoomed.jpg");
	await userEvent.keyboard("{ArrowRight}");
	await expect.poll(() => picture()?.getAttribute("src")).toContain(second.src);
	const { width, height } = picture()?.getBoundingClientRect() ?? { width: 0, height: 1 };
	expect(width / height).toBeCloseTo(1, 1);
});

// proves media-6
test("keys turn pictures up to the ends, and Escape closes and returns the focus", async () => {
	const opener = await open(1);
	expect(document.documentElement.dataset.locked).toBeDefined();
	await expect.poll(status).toBe("Image 1 of 3");
	await userEvent.keyboard("{ArrowRight}");
	await expect.poll(status).toBe("Image 2 of 3");
	await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
	await expect.poll(status).toBe("Image 1 of 3");
	await userEvent.keyboard("{End}{ArrowRight}");
	await expect.poll(status).toBe("Image 3 of 3");
	await userEvent.keyboard("{Escape}");
	await expect.element(gallery).not.toBeInTheDocument();
	expect(document.documentElement.dataset.locked).toBeUndefined();
	expect(document.activeElement).toBe(opener);
});

test("arrow keys are reversed in right-to-left pages", async () => {
	await open(1, "ar");
	await userEvent.keyboard("{ArrowLeft}");
	await expect.poll(status).toMatch(/^الصورة 2 /);
	await userEvent.keyboard("{ArrowRight}");
	await expect.poll(status).toMatch(/^الصورة 1 /);
});

test("clicks zoom to 2, to 3 and back, and keys move the zoomed picture", async () => {
	await page.viewport(1440, 900);
	await open(1);
	const whole = width();
	for (const times of [2, 3, 1]) {
		await userEvent.click(picture() as Element);
		await expect.poll(() => Math.abs(width() - whole * times)).toBeLessThan(2);
	}
	await userEvent.keyboard("+");
	await expect.poll(() => Math.abs(width() - whole * 2)).toBeLessThan(2);
	const top = () => Math.round(picture()?.getBoundingClientRect().y ?? 0);
	const before = top();
	await userEvent.keyboard("{ArrowDown}");
	await expect.poll(top).toBe(before - 80);
	expect(status()).toBe("Image 1 of 3");
});

test("a press outside the picture closes it", async () => {
	await page.viewport(1440, 900);
	await open(2);
	await expect.poll(status).toBe("Image 2 of 3");
	const stage = document.querySelector("dialog:modal ul") as Element;
	await userEvent.click(stage, { position: { x: 20, y: 200 } });
	await expect.element(gallery).not.toBeInTheDocument();
});
