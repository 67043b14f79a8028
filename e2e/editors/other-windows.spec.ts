import {
	call,
	EDITOR,
	type HostEvent,
	listEvents,
	makeToken,
	openEditor,
	openHost,
	STOREFRONT,
	serve,
	writeAddress,
} from "../support/editors/host-page.ts";
import { showSections } from "../support/sections/show-sections.ts";
import { running } from "../support/shop.ts";
import { expect, type Page, test } from "../support/test.ts";

test.beforeAll(() => showSections(EDITOR));

const FOREIGN = "https://foreign.example";
const PATH = "/en-it/sections-statement";
const PAGE = "shown-statement";
const SECTION = "shown-statement-0";
const FORGED = "Written by a stranger";

const meta = { pdMessagingApi: true, source: "host", clientId: "vetrina", hostId: "stranger" };
/** The messages by which a host connects with a page and changes it. */
const messages: HostEvent[] = [
	{ eventType: "ClientAcknowledged", components: {}, componentTypes: {}, labels: {}, regions: {}, meta },
	{
		eventType: "ComponentPropertiesChanged",
		componentId: SECTION,
		properties: { text: FORGED },
		meta: { ...meta, hostId: "test-host" },
	},
];
const shop = (page: Page) => page.frameLocator("#shop");

/** The editor's own change arrives, so all messages before it have arrived too, and nothing came of them. */
async function expectUnchanged(page: Page): Promise<void> {
	await call(page, "setComponentProperties", {
		componentId: `${SECTION}.0`,
		properties: { title: "By the editor" },
	});
	await expect(shop(page).getByText("By the editor").first()).toBeVisible();
	expect(await shop(page).locator("body").textContent()).not.toContain(FORGED);
}
const sendToSibling = (sent: HostEvent[]): void => {
	for (const message of sent) window.parent.frames[0]?.postMessage(message, "*");
};

// proves preview-11
for (const [name, address] of [
	["of another origin", `${FOREIGN}/`],
	["of the editor's own origin", `${EDITOR}/other`],
] as const)
	test(`a frame ${name} next to the shop's changes nothing`, async ({ page }) => {
		await openEditor(page, PATH, PAGE);
		await serve(page, new URL(address).origin, new URL(address).pathname, "<title>Other</title>");
		await page.evaluate((src) => {
			const frame = document.createElement("iframe");
			frame.src = src;
			document.body.appendChild(frame);
		}, address);
		await expect.poll(() => page.frames().some((frame) => frame.url() === address)).toBe(true);
		await page
			.frames()
			.find((frame) => frame.url() === address)
			?.evaluate(sendToSibling, messages);
		await expectUnchanged(page);
	});

// proves preview-11
test("a window that the editor has opened changes nothing", async ({ page }) => {
	await openEditor(page, PATH, PAGE);
	await serve(page, EDITOR, "/other", "<title>Other</title>");
	const [popup] = await Promise.all([
		page.waitForEvent("popup"),
		page.evaluate((address) => void window.open(address), `${EDITOR}/other`),
	]);
	await popup.waitForLoadState();
	await popup.evaluate((sent) => {
		const { frames } = window.opener as Window;
		for (const message of sent) frames[0]?.postMessage(message, "*");
	}, messages);
	await popup.close();
	await expectUnchanged(page);
});

// proves preview-11
test("the window that has opened a page changes nothing, and the page loads no SDK", async ({ page }) => {
	await serve(page, EDITOR, "/other", "<title>Other</title>");
	await page.goto(`${EDITOR}/other`);
	const address = writeAddress(PATH, await makeToken(PAGE));
	const [opened] = await Promise.all([
		page.waitForEvent("popup"),
		page.evaluate((href) => {
			Object.assign(window, { opened: window.open(href) });
		}, address),
	]);
	await running(opened);
	await page.evaluate((sent) => {
		const { opened } = window as unknown as { opened: Window };
		for (const message of sent) opened.postMessage(message, "*");
	}, messages);
	await opened.evaluate(
		() =>
			new Promise((resolve) => {
				addEventListener("message", resolve, { once: true });
				postMessage("last", "*");
			}),
	);
	expect(await opened.locator("[data-region-id]").count()).toBe(0);
	expect(await opened.locator("body").textContent()).not.toContain(FORGED);
	expect(
		await opened.evaluate(() =>
			performance.getEntriesByType("resource").filter(({ name }) => name.includes("design-island")),
		),
	).toEqual([]);
});

// proves preview-11
test("after the token's end, the editor's own window changes nothing", async ({ page }) => {
	await openEditor(page, PATH, PAGE);
	await expect(shop(page).locator("[data-region-id]").first()).toBeVisible();
	const frame = page.frames().find((one) => one.url().startsWith(STOREFRONT));
	await frame?.evaluate(() => {
		const arrived: unknown[] = [];
		addEventListener("message", ({ data }) => arrived.push(data?.eventType ?? data));
		Object.assign(window, { arrived });
	});
	const listArrived = () => frame?.evaluate(() => (window as unknown as { arrived: unknown[] }).arrived);
	const change = { componentId: SECTION, properties: { text: "By the editor" } };
	await call(page, "setComponentProperties", change);
	await expect.poll(listArrived).toEqual(["ComponentPropertiesChanged"]);
	await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
	await call(page, "setComponentProperties", change);
	await page.evaluate(() => window.frames[0]?.postMessage("last", "*"));
	await expect.poll(listArrived).toEqual(["ComponentPropertiesChanged", "last"]);
});

test.describe("a frame is refused", () => {
	test.use({ noise: [/403|frame-ancestors/] });

	// proves preview-11
	test("in a window of another origin than the token's", async ({ page }) => {
		await openHost(page, writeAddress(PATH, await makeToken(PAGE)), { origin: FOREIGN });
		await expect
			.poll(() => page.frames().some((frame) => frame.url().startsWith("chrome-error:")))
			.toBe(true);
		expect(await page.evaluate(() => window.isConnected)).toBe(false);
	});

	// proves preview-11
	for (const [name, write] of [
		["that is forged", async () => `${(await makeToken(PAGE)).slice(0, -4)}AAAA`],
		["for an origin that is not configured", () => makeToken(PAGE, FOREIGN)],
		["for another page", () => makeToken("home-eu")],
	] as const)
		test(`with a token ${name}`, async ({ page }) => {
			await openHost(page, writeAddress(PATH, await write()));
			await expect(shop(page).getByRole("heading", { name: "There is no preview" })).toBeVisible();
			expect(await listEvents(page, "ClientInitialized")).toEqual([]);
		});
});
