import { askToSignIn, signIn, signInFlyout } from "../support/customer.ts";
import { findWithAxe } from "../support/find-with-axe.ts";
import { running } from "../support/shop.ts";
import {
	button,
	draftContent,
	isSaved,
	listSections,
	manage,
	moveShopTime,
	openPage,
	openSection,
	openStudio,
	publishPage,
	readShopTime,
	saving,
	sectionList,
	shop,
} from "../support/studio.ts";
import { expect, type Page, test } from "../support/test.ts";

const VIP = "VIP";
const AR = "العربية";
const HEADLINE = "عطلة نهاية أسبوع هادئة";

/** Returns next Friday at nine in the browser's zone, as a field holds it. */
const nextFriday = async (page: Page): Promise<string> =>
	page.evaluate(
		(now) => {
			const day = new Date(now);
			day.setDate(day.getDate() + ((5 - day.getDay() + 7) % 7 || 7));
			const two = (number: number): string => String(number).padStart(2, "0");
			return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T09:00`;
		},
		await readShopTime(),
	);
/** Returns a picture of 60 by 40 pixels. */
const drawPicture = async (page: Page): Promise<Buffer> =>
	Buffer.from(
		await page.evaluate(async () => {
			const canvas = new OffscreenCanvas(60, 40);
			canvas.getContext("2d")?.fillRect(0, 0, 30, 40);
			const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
			return [...bytes];
		}),
	);
const english = (page: Page) => page.getByLabel("Text in English");
const arabic = (page: Page) => page.getByLabel(`Text in ${AR}`);

test.describe("the studio @desktop-only", () => {
	test.slow();

	// proves studio-6, studio-7
	test("an editor moves a section, writes Arabic, adds a film, sends Friday's view to a colleague, and schedules it; then shoppers see it, each what is for them, until yesterday's version is restored", async ({
		page,
		browser,
	}) => {
		const walked = await publishPage();
		const { first, second } = walked;
		await openStudio(page, "Anna", walked);
		await expect(shop(page).getByText(`First of ${walked.id}.`)).toBeVisible({ timeout: 20_000 });

		const handle = sectionList(page).locator(`[data-entry="${second}"] .handle`);
		await handle.dragTo(sectionList(page).locator(`[data-entry="${first}"]`));
		expect(await listSections(page)).toEqual([second, first]);
		await isSaved(page);

		await openSection(page, second);
		await page.getByLabel("Translate into").selectOption("ar");
		await expect(page.locator("[data-field=text]")).toContainText(`missing in ${AR}`);
		await expect(arabic(page)).toHaveAttribute("dir", "rtl");
		await expect(arabic(page)).toHaveAttribute("lang", "ar");
		await arabic(page).fill(HEADLINE);
		await expect(page.locator("[data-field=text]")).not.toContainText("missing");

		await button(page, "Add section").click();
		await page.getByLabel("Kind of section").selectOption("Video");
		await expect(page.getByRole("heading", { level: 2, name: /^video-/ })).toBeVisible();
		await page.getByLabel("Films for Video id", { exact: true }).selectOption({ index: 1 });
		await expect(page.getByLabel("Provider")).not.toHaveValue("");
		await isSaved(page);
		await page.getByText("For whom and when").click();
		await page.getByLabel("Customer group").last().selectOption(VIP);
		await expect(page.getByText("The settings apply now.")).toBeVisible();
		const [, film] = await listSections(page);

		const choices = page.getByRole("region", { name: "Choices of the preview" });
		const friday = await nextFriday(page);
		await choices.getByLabel("Country").selectOption("SA");
		await choices.getByLabel("Language").selectOption("ar");
		await choices.getByLabel("Customer group").selectOption(VIP);
		await choices.getByLabel(/^Moment/).fill(friday);
		await choices.getByRole("button", { name: /Phone/ }).click();
		await expect(shop(page).getByText(HEADLINE)).toBeVisible({ timeout: 20_000 });
		const { fields } = await manage<{ fields: { videoId: string } }>("GET", `/${film}`);
		await expect(shop(page).locator(`main video, main a[href*="${fields.videoId}"]`).first()).toBeAttached();
		expect(await shop(page).locator("html").getAttribute("dir")).toBe("rtl");
		expect(
			await shop(page)
				.locator("body")
				.evaluate(() => innerWidth),
		).toBe(390);

		await button(page, "Copy link for a colleague").click();
		const link = await page.getByRole("dialog").getByLabel("Link").inputValue();
		await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
		const other = await browser.newContext();
		const colleague = await other.newPage();
		await colleague.goto(link);
		await expect(colleague).toHaveURL(new RegExp(`/ar-sa/${walked.id}$`));
		await expect(colleague.getByText(HEADLINE)).toBeVisible();
		expect((await colleague.goto(link))?.status()).toBe(403);
		await other.close();

		await button(page, "Schedule").click();
		const dialog = page.getByRole("dialog", { name: "Schedule" });
		await expect(dialog.getByLabel(/^Shown from/)).toHaveValue(friday);
		await dialog.getByRole("button", { name: "Schedule 3" }).click();
		await expect(page.getByText(/^Scheduled 3 entries for/)).toBeVisible();
		const at = Math.floor(
			new Date(await page.evaluate((time) => new Date(time).toISOString(), friday)).getTime() / 1000,
		);
		for (const id of [walked.id, second])
			expect((await manage("GET", `/${id}`)).planned).toMatchObject([{ publishAt: at, by: "Anna" }]);
		expect(await manage("GET", `/${film}`)).toMatchObject({ status: "published", publishAt: at, group: VIP });

		const visits = await Promise.all([browser.newContext(), browser.newContext()]);
		const [guest, vip] = await Promise.all(visits.map((visit) => visit.newPage()));
		if (!guest || !vip) throw new Error("No pages");
		await vip.goto("/en-sa/");
		await running(vip);
		await askToSignIn(vip, "en-sa");
		await signIn(vip, "vip@vetrina.example");
		await expect(signInFlyout(vip, "en-sa")).toBeHidden();
		const shows = async (shopper: Page) => {
			await shopper.goto(`/ar-sa/${walked.id}`);
			const main = shopper.getByRole("main");
			return {
				headline: await main.getByText(HEADLINE).isVisible(),
				film: (await main.locator(`video, a[href*="${fields.videoId}"]`).count()) > 0,
			};
		};
		const before = { headline: false, film: false };
		await moveShopTime(at - 5);
		expect(await Promise.all([guest, vip].map(shows))).toEqual([before, before]);
		await moveShopTime(at);
		await expect.poll(() => shows(vip), { timeout: 20_000 }).toEqual({ headline: true, film: true });
		expect(await shows(guest)).toEqual({ headline: true, film: false });

		await openSection(page, second);
		await button(page, "History").click();
		const history = page.getByRole("dialog", { name: "History" });
		await history.getByRole("button", { name: /seed published/ }).click();
		await history.getByRole("button", { name: "Restore this version" }).click();
		await isSaved(page);
		await button(page, "Publish").click();
		await page
			.getByRole("dialog", { name: "Publish" })
			.getByRole("button", { name: /^Publish/ })
			.click();
		await expect(page.getByText(/^Published/)).toBeVisible();
		await expect.poll(() => shows(guest), { timeout: 20_000 }).toEqual(before);
		await Promise.all(visits.map((visit) => visit.close()));
	});

	// proves studio-9
	test("choices that follow each other while the shop loads end with the last one", async ({ page }) => {
		const walked = await publishPage();
		await openStudio(page, "Anna", walked);
		const choices = page.getByRole("region", { name: "Choices of the preview" });
		const opened = () =>
			page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes("preview="));
		const friday = await nextFriday(page);
		for (const country of ["SA", "IT", "SA"]) {
			const first = opened();
			await choices.getByLabel("Country").selectOption(country);
			// The frame is taken away while the shop answers.
			await first;
			await choices.getByLabel("Customer group").selectOption(country === "SA" ? VIP : "");
			await choices.getByLabel(/^Moment/).fill(friday);
			await choices.getByLabel("Source code").fill(`sun ${country}`);
			await choices.getByRole("button", { name: /Phone/ }).click();
			await choices.getByRole("button", { name: /Desktop/ }).click();
		}
		const second = opened();
		await choices.getByLabel("Language").selectOption("ar");
		await second;
		await choices.getByRole("button", { name: /Phone/ }).click();
		await expect(page.locator("[data-testid=shop][data-connected]")).toBeVisible({ timeout: 30_000 });
		await expect(shop(page).locator("html")).toHaveAttribute("lang", "ar-SA");
		await expect(shop(page).getByText("الأول")).toBeVisible();
		const state = await shop(page)
			.locator("body")
			.evaluate(async () => (await fetch("/api/preview/state")).json());
		expect(state).toMatchObject({
			state: { group: VIP, sourceCode: "sunSA", device: "mobile", at: expect.any(String) },
		});
	});

	test.describe("before a page was there", () => {
		test.use({ noise: [/404 \(Not Found\)/] });

		// proves preview-9
		test("the frame shows what shoppers saw at its address", async ({ page }) => {
			const walked = await publishPage();
			await openStudio(page, "Anna", walked);
			await expect(page.locator("[data-testid=shop][data-connected]")).toBeVisible({ timeout: 30_000 });
			const opened: number[] = [];
			page.on("response", (response) => {
				if (response.request().isNavigationRequest() && response.status() >= 400)
					opened.push(response.status());
			});
			await page
				.getByRole("region", { name: "Choices of the preview" })
				.getByLabel(/^Moment/)
				.fill("2020-01-01T09:00");
			const shown = await page.waitForResponse(
				(response) => response.request().isNavigationRequest() && response.status() === 404,
			);
			expect(shown.headers()["content-security-policy"]).toContain(
				`frame-ancestors ${new URL(page.url()).origin}`,
			);
			await expect(page.getByText("Shoppers do not see this content in this view.")).toBeVisible();
			await expect(shop(page).locator("main h1")).toBeVisible();
			await expect(shop(page).getByText(`First of ${walked.id}.`)).toHaveCount(0);
			expect(opened).toEqual([404]);
		});
	});

	const places: [string, string, object, string][] = [
		["a category's list", "CategoryContent", { categoryId: "women-dresses" }, "belowList"],
		["a product", "ProductContent", { categoryId: "women-dresses" }, "belowProduct"],
	];
	// proves studio-12
	for (const [title, type, fields, field] of places)
		test(`content of ${title} is seen where shoppers see it, and again after each saved change`, async ({
			page,
		}) => {
			const { id, line, forget } = await draftContent(type, fields, field);
			await openPage(page, "Anna", { id, title: type === "ProductContent" ? id : "women-dresses" });
			const shown = shop(page).getByRole("main");
			await expect(shown.getByText(`Line of ${id}.`)).toBeVisible({ timeout: 30_000 });
			await expect(shown.getByRole("heading", { level: 1 })).not.toBeEmpty();
			await page.locator(`[data-entry="${line}"] .name`).click();
			await english(page).fill("Another line.");
			await isSaved(page);
			await expect(shown.getByText("Another line.")).toBeVisible({ timeout: 30_000 });
			await button(page, "Copy link for a colleague").click();
			const link = await page.getByRole("dialog").getByLabel("Link").inputValue();
			expect(new URL(link).pathname).toMatch(type === "ProductContent" ? /\.html$/ : /\/dresses$/);
			await forget();
		});

	test.describe("with a link that the shop refuses", () => {
		test.use({ noise: [/403 \(Forbidden\)/] });

		// proves studio-9, preview-15
		test("the frame says so, and is loaded by another link", async ({ page }) => {
			const walked = await publishPage();
			let opened = 0;
			await page.route(/[?&]preview=[\w-]+\./, async (route) => {
				const url = route.request().url();
				await route.continue(opened++ === 0 ? { url: url.slice(0, -4) } : {});
			});
			await openStudio(page, "Anna", walked);
			await expect(shop(page).getByRole("heading", { name: "There is no preview" })).toBeVisible();
			await expect(page.locator("[data-testid=shop][data-connected]")).toBeVisible({ timeout: 30_000 });
			await expect(shop(page).locator("p", { hasText: `First of ${walked.id}.` })).toBeVisible();
			expect(opened).toBe(2);
		});
	});

	// proves studio-3
	test("steps are taken back and again, by buttons, also after the page is loaded again", async ({
		page,
	}) => {
		const walked = await publishPage();
		const { first, second } = walked;
		await openStudio(page, "Anna", walked);
		await sectionList(page).locator(`[data-entry="${first}"]`).hover();
		await button(page, `Move down First of ${walked.id}.`).click();
		expect(await listSections(page)).toEqual([second, first]);
		await button(page, `Remove First of ${walked.id}.`).click();
		expect(await listSections(page)).toEqual([second]);
		await isSaved(page);
		await page.reload();
		await button(page, "Undo").click();
		expect(await listSections(page)).toEqual([second, first]);
		await button(page, "Undo").click();
		expect(await listSections(page)).toEqual([first, second]);
		await button(page, "Redo").click();
		expect(await listSections(page)).toEqual([second, first]);
		await isSaved(page);
		expect(await manage("GET", `/${walked.id}`)).toMatchObject({ status: "changed" });
	});

	// proves studio-7
	test("an older version is compared with now, and restored", async ({ page }) => {
		const walked = await publishPage();
		await openStudio(page, "Anna", walked);
		await openSection(page, walked.first);
		await english(page).fill("A hasty line.");
		await isSaved(page);
		await button(page, "Publish").click();
		await page.getByRole("dialog").getByRole("button", { name: "Publish 1" }).click();
		await expect(page.getByText("Published 1 entry.")).toBeVisible();
		await button(page, "History").click();
		const dialog = page.getByRole("dialog", { name: "History" });
		await expect(dialog.getByRole("listitem").first()).toContainText("Anna published");
		await dialog.getByRole("button", { name: /seed published/ }).click();
		await expect(dialog.locator("del")).toHaveText("A hasty line.");
		await expect(dialog.locator("ins")).toHaveText(`First of ${walked.id}.`);
		expect(await findWithAxe(page)).toEqual([]);
		await dialog.getByRole("button", { name: "Restore this version" }).click();
		await expect(english(page)).toHaveValue(`First of ${walked.id}.`);
		expect(await manage("GET", `/${walked.first}`)).toMatchObject({ status: "changed", updatedBy: "Anna" });
	});

	test.describe("with another editor", () => {
		test.use({ noise: [/409 \(Conflict\)/] });

		// proves studio-4
		test("of two editors, the second sees the other's change, and nothing is lost", async ({
			page,
			browser,
		}) => {
			const walked = await publishPage();
			await openStudio(page, "Anna", walked);
			await openSection(page, walked.first);
			await expect(english(page)).toHaveValue(`First of ${walked.id}.`);
			const other = await browser.newContext();
			const ben = await other.newPage();
			await openStudio(ben, "Ben", walked);
			await openSection(ben, walked.first);
			await english(ben).fill("Ben's line.");
			await isSaved(ben);

			await english(page).fill("Anna's line.");
			const dialog = page.getByRole("dialog", { name: "Another editor was first" });
			await expect(dialog).toContainText("Ben changed");
			await expect(dialog).toContainText("Ben's line.");
			await expect(dialog).toContainText("Anna's line.");
			expect(await findWithAxe(page)).toEqual([]);
			await dialog.getByRole("button", { name: "Take theirs" }).click();
			await expect(english(page)).toHaveValue("Ben's line.");
			await button(page, "Undo").click();
			await expect(english(page)).toHaveValue("Anna's line.");
			await isSaved(page);

			await page.getByLabel("Translate into").selectOption("ar");
			await arabic(page).fill("سطر آنا");
			await isSaved(page);
			await english(ben).fill("Ben again.");
			await ben.getByRole("dialog").getByRole("button", { name: "Keep mine" }).click();
			await isSaved(ben);
			const { fields } = await manage<{ fields: object }>("GET", `/${walked.first}`);
			expect(fields).toEqual({ text: { en: "Ben again.", ar: "سطر آنا" } });
			await other.close();
		});
	});

	test.describe("while the cloud is away", () => {
		test.use({ noise: [/Failed to load resource|ERR_FAILED|net::/] });

		// proves studio-3
		test("changes are kept over a reload, and saved once it is back", async ({ page }) => {
			const walked = await publishPage();
			await openStudio(page, "Anna", walked);
			await openSection(page, walked.first);
			await page.route("**/studio/api/content/**", (route) => route.abort());
			await english(page).fill("Written while the cloud was away.");
			await expect(saving(page)).toContainText("Could not save, trying again");
			await page.reload();
			await expect(page.getByRole("main").getByRole("status")).toContainText("cannot be loaded");
			await page.unroute("**/studio/api/content/**");
			await expect(english(page)).toHaveValue("Written while the cloud was away.");
			await isSaved(page);
			expect(await manage("GET", `/${walked.first}`)).toMatchObject({
				fields: { text: { en: "Written while the cloud was away." } },
			});
		});
	});

	// proves studio-8
	test("the shop shows in place what is written and moved, and opens what is pressed there", async ({
		page,
	}) => {
		const walked = await publishPage();
		const { first, second } = walked;
		await openStudio(page, "Anna", walked);
		const inShop = (id: string) => shop(page).locator(`[data-testid="design-component-${id}"]`);
		const listShown = () =>
			shop(page)
				.locator("[data-testid^=design-component-]")
				.evaluateAll((elements) =>
					elements.map((element) => element.getAttribute("data-testid")?.slice("design-component-".length)),
				);
		await expect(page.locator("[data-testid=shop][data-connected]")).toBeVisible({ timeout: 30_000 });
		await shop(page)
			.locator("html")
			.evaluate((root) => root.setAttribute("data-same-document", ""));

		await inShop(second).click();
		await expect(page.getByRole("heading", { level: 2, name: `Second of ${walked.id}.` })).toBeVisible();
		await english(page).fill("Written in the studio.");
		await expect(inShop(second)).toContainText("Written in the studio.");
		await isSaved(page);
		await sectionList(page).locator(`[data-entry="${first}"]`).hover();
		await button(page, `Move down First of ${walked.id}.`).click();
		await isSaved(page);
		await expect.poll(listShown).toEqual([second, first]);
		await expect(inShop(second)).toContainText("Written in the studio.");
		await expect(shop(page).locator("html")).toHaveAttribute("data-same-document");
	});

	test.describe("with a file that is no picture", () => {
		test.use({ noise: [/415 \(Unsupported Media Type\)/] });

		// proves studio-14
		test("an editor uploads a picture, after one that was refused with the reason", async ({ page }) => {
			const walked = await publishPage();
			await openStudio(page, "Anna", walked);
			await button(page, "Add section").click();
			await page.getByLabel("Kind of section").selectOption("Image");
			await button(page, "Choose Media id").click();
			const dialog = page.getByRole("dialog", { name: "Choose a picture" });
			const file = dialog.getByLabel("Upload a picture");
			await file.setInputFiles({ name: "walk.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
			await expect(dialog.getByRole("alert")).toContainText(
				"walk.png was not uploaded: The file is no picture",
			);
			expect(await findWithAxe(page)).toEqual([]);
			await file.setInputFiles({
				name: `${walked.id}.png`,
				mimeType: "image/png",
				buffer: await drawPicture(page),
			});
			await expect(dialog).toBeHidden({ timeout: 30_000 });
			await isSaved(page, 30_000);
			const id = (await listSections(page)).at(-1);
			expect((await manage<{ fields: object }>("GET", `/${id}`)).fields).toEqual({
				mediaId: expect.stringMatching(new RegExp(`^studio/${walked.id}-[0-9a-f]+\\.png$`)),
				width: 60,
				height: 40,
			});
			await expect(shop(page).locator(`main img[src*="${walked.id}"]`).first()).toBeVisible({
				timeout: 30_000,
			});
		});
	});

	// proves studio-13
	test("a table is added to a text, filled, enlarged, and shown in the shop", async ({ page }) => {
		const walked = await publishPage();
		await openStudio(page, "Anna", walked);
		await button(page, "Add section").click();
		await page.getByLabel("Kind of section").selectOption("RichTextSection");
		const text = page.getByRole("textbox", { name: "Body in English" });
		await text.click();
		await page.keyboard.type("Before the table.");
		await page
			.getByRole("toolbar", { name: "Format of Body in English" })
			.getByRole("button", { name: "Table" })
			.click();
		await page.keyboard.type("Size");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.type("Length");
		const tools = page.getByLabel("Change the table");
		await tools.selectOption({ label: "Column after" });
		await page.keyboard.press("ArrowRight");
		await page.keyboard.type("Width");
		await tools.selectOption({ label: "Row below" });
		await tools.selectOption({ label: "Write below the table" });
		await page.keyboard.type("Below the table.");
		expect(await findWithAxe(page)).toEqual([]);
		await isSaved(page);
		const table = shop(page).getByRole("main").getByRole("table");
		await expect(table.getByRole("row")).toHaveCount(4, { timeout: 30_000 });
		await expect(table.getByRole("columnheader")).toHaveCount(3);
		await expect(table.getByRole("columnheader").first()).toHaveText("Size");
		await expect(shop(page).getByText("Below the table.")).toBeVisible();
	});

	// proves studio-6
	test("has no fault that axe finds, and is used by keyboard alone", async ({ page }) => {
		const walked = await publishPage();
		const { first, second } = walked;
		await openStudio(page, "Anna", walked);
		await openSection(page, first);
		await expect(english(page)).toBeVisible();
		expect(await findWithAxe(page)).toEqual([]);
		await button(page, `Move down First of ${walked.id}.`).focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => listSections(page)).toEqual([second, first]);
		await expect(page.getByText(`First of ${walked.id}. is now 2 of 2.`)).toBeVisible();
		await button(page, "Schedule").focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("dialog", { name: "Schedule" })).toBeVisible();
		expect(await findWithAxe(page)).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toBeHidden();
		await expect(button(page, "Schedule")).toBeFocused();
		await english(page).focus();
		await page.keyboard.press("Control+End");
		await page.keyboard.type(" More.");
		await isSaved(page);
		expect(await manage("GET", `/${first}`)).toMatchObject({
			fields: { text: { en: `First of ${walked.id}. More.` } },
		});
	});

	// proves studio-8
	test("an editor drags a section in the frame and deletes it there, and can undo both", async ({ page }) => {
		const walked = await publishPage();
		const { first, second } = walked;
		await openStudio(page, "Anna", walked);
		await page
			.getByRole("region", { name: "Choices of the preview" })
			.getByRole("button", { name: /Phone/ })
			.click();
		const framed = (id: string) => shop(page).getByTestId(`design-component-${id}`).first();
		await expect(framed(second)).toBeAttached({ timeout: 20_000 });

		// A section that is selected can be dragged. The drag begins with a movement.
		await framed(first).click({ position: { x: 5, y: 5 } });
		await framed(first).hover({ position: { x: 60, y: 12 } });
		await page.mouse.down();
		await framed(first).hover({ position: { x: 75, y: 20 } });
		const { height = 0 } = (await framed(second).boundingBox()) ?? {};
		for (const above of [12, 9, 6]) await framed(second).hover({ position: { x: 75, y: height - above } });
		await page.mouse.up();
		await expect.poll(() => listSections(page)).toEqual([second, first]);
		await isSaved(page);

		await framed(second).click({ position: { x: 5, y: 5 } });
		await framed(second).getByTitle("Delete component").click();
		await expect.poll(() => listSections(page)).toEqual([first]);
		await isSaved(page);
		expect(await manage("GET", `/${walked.id}`)).toMatchObject({ fields: { sections: [{ link: first }] } });
		await button(page, "Undo").click();
		await expect.poll(() => listSections(page)).toEqual([second, first]);
		await button(page, "Undo").click();
		await expect.poll(() => listSections(page)).toEqual([first, second]);
	});

	// proves studio-11
	test("an editor can tell apart the pages of the list that share a title and an address", async ({
		page,
	}) => {
		const walked = await publishPage();
		await openStudio(page, "Anna", walked);
		const search = page.getByLabel("Search pages");
		await search.fill("/home");
		const home = page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: "/home" });
		await expect(home.nth(1)).toBeVisible();
		const texts = await home.allInnerTexts();
		expect(texts.length).toBeGreaterThan(1);
		expect(new Set(texts).size).toBe(texts.length);
	});
});
