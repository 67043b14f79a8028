import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { fixedRoutes, ROUTES } from "../../pages/routes.ts";
import { findWithAxe } from "../support/find-with-axe.ts";
import { checkLook } from "../support/look/check-look.ts";
import {
	LANDING,
	LANDING_LANGUAGES,
	SCREENS,
	VISITS,
	WITHOUT_ADDRESS,
} from "../support/screens/all-screens.ts";
import {
	DEVICES,
	type Device,
	LOCALES,
	type Locale,
	type Screen,
	STORES,
	type Visit,
} from "../support/screens/screen.ts";
import { showSections } from "../support/sections/show-sections.ts";
import { PICTURES, takePicture } from "../support/take-picture.ts";
import { watch } from "../support/watch.ts";

/**
 * Opens every screen and flyout in English on a phone; on a large screen, in Arabic and in Japanese the screens whose layout depends on it
 * (decision 68); with pictures (`npm run screens`) all screens in three locales and four widths. Console errors, violations of the policy,
 * hydration errors, layout shift, and faults found by axe and support/look fail the test.
 */
const COMMERCE = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 };

type Opened = { context: BrowserContext; page: Page; troubles: () => string[] };
type ContextOptions = Parameters<Browser["newContext"]>[0];

const listWidths = (device: Device): readonly number[] =>
	PICTURES ? DEVICES[device] : DEVICES[device].slice(0, 1);
const briefly = ([first, ...more]: Visit): Visit => [first, ...more.filter(({ only }) => only)];
const PLAIN_VISITS = VISITS.filter(([first]) => !first.onlyPictures);
const listVisits = (locale: Locale, device: Device): readonly Visit[] => {
	if (PICTURES) return VISITS;
	if (locale === "en-it" && device === "mobile") return PLAIN_VISITS;
	if (device === "mobile") {
		const visits = PLAIN_VISITS.filter(([first]) => first.everyLanguage);
		// Japanese can only break words and glyphs, which the phone's pages show.
		return locale === "ja-jp" ? visits.map(briefly) : visits;
	}
	if (locale === "ja-jp") return [];
	const visits = PLAIN_VISITS.filter(
		([first, ...more]) => first.largeScreen || [first, ...more].some(({ only }) => only === device),
	);
	// Layers are mirrored in the same way on phones.
	return locale === "ar-sa" ? visits.map(briefly) : visits;
};

const sized = (width: number) => ({ width, height: HEIGHTS[width] ?? 900 });

async function openContext(browser: Browser, device: Device, use: ContextOptions): Promise<Opened> {
	const context = await browser.newContext({
		...use,
		viewport: sized(DEVICES[device][0]),
		reducedMotion: "reduce",
	});
	const troubles = await watch(context);
	return { context, page: await context.newPage(), troubles };
}

const rested = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	});

async function loaded(page: Page): Promise<void> {
	const status = page.getByRole("banner").getByRole("status");
	if ((await status.count()) > 0) await expect(status).not.toBeEmpty();
	await rested(page);
}

/** A fallback font that is slightly wider than its web font causes a shift that field tools report as 0.00. */
async function findShifts(page: Page): Promise<string[]> {
	const shifts = await page.evaluate(() => window.layoutShifts.splice(0));
	return shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0) < 0.005 ? [] : shifts;
}

/** Lists the faults of a screen at each width of the device. */
async function examine(page: Page, screen: Screen, locale: Locale, device: Device): Promise<string[]> {
	const messages: string[] = [];
	const note = (at: number, kind: string, faults: readonly string[]) =>
		messages.push(...faults.map((fault) => `${screen.id} at ${at}: ${kind}: ${fault}`));
	const [first] = DEVICES[device];
	for (const width of listWidths(device)) {
		if (width === first) {
			note(width, "shift", await findShifts(page));
			// axe finds the same in every language, and missing texts are found without a browser.
			if (PICTURES || locale === "en-it") note(width, "axe", await findWithAxe(page));
		} else {
			await page.setViewportSize(sized(width));
			await rested(page);
		}
		const look = await checkLook(page, { glyphs: width === first, finger: width === 390 });
		for (const [kind, faults] of Object.entries(look)) note(width, kind, faults);
		if (PICTURES) await takePicture(page, PICTURES, screen, locale);
	}
	if (listWidths(device).length > 1) {
		await page.setViewportSize(sized(first));
		await rested(page);
	}
	await page.evaluate(() => window.layoutShifts.splice(0));
	return messages;
}

/** The console reports a document with an error status. */
const isOwnStatus = ({ status }: Screen, trouble: string): boolean =>
	status !== undefined && trouble.includes(`status of ${status}`);

async function visit({ page, troubles }: Opened, screens: readonly Screen[], locale: Locale, device: Device) {
	const prefix = screens[0] === LANDING ? "" : `/${locale}`;
	const messages: string[] = [];
	for (const screen of screens) {
		if (screen.only && screen.only !== device) continue;
		const before = troubles().length;
		if (screen.path) {
			// An earlier screen may have delayed requests.
			await page.unrouteAll({ behavior: "ignoreErrors" });
			const response = await page.goto(prefix + screen.path.replace("STORE", STORES[locale]));
			expect(response?.status()).toBe(screen.status ?? 200);
			await loaded(page);
		}
		await screen.open?.(page);
		await rested(page);
		messages.push(...(await examine(page, screen, locale, device)));
		const own = troubles().slice(before);
		messages.push(...own.filter((one) => !isOwnStatus(screen, one)).map((one) => `${screen.id}: ${one}`));
	}
	expect(messages).toEqual([]);
}

test("every kind of page and every route with a page has its screen", { tag: "@desktop-only" }, () => {
	const paths = SCREENS.flatMap(({ path }) => path?.split("?", 1)[0] ?? []);
	const routes = fixedRoutes.filter((name) => ROUTES[name].page !== null);
	expect(routes.filter((name) => !paths.includes(ROUTES[name].path))).toEqual([]);
	expect(SCREENS.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(WITHOUT_ADDRESS)));
});

// Traces are off, because recording them takes longer than the test, and failures name their screen.
test.use({ trace: "off" });

// proves shell-23
for (const device of ["mobile", "desktop"] as const) {
	for (const locale of LOCALES) {
		test.describe(`${locale} on ${device}`, { tag: device === "desktop" ? "@desktop-only" : [] }, () => {
			let opened: Opened;
			test.describe.configure({ mode: "default", timeout: PICTURES ? 600_000 : 60_000 });
			test.beforeAll(async ({ browser }, info) => {
				if (PICTURES) await showSections(COMMERCE);
				opened = await openContext(browser, device, info.project.use);
			});
			test.afterAll(() => opened.context.close());

			for (const screens of listVisits(locale, device)) {
				const tag = screens[0].variation ? "@thorough" : [];
				test(screens[0].id, { tag }, () => visit(opened, screens, locale, device));
			}
			test(LANDING.id, async ({ browser }, info) => {
				const [language, country] = LANDING_LANGUAGES[locale];
				const door = await openContext(browser, device, {
					...info.project.use,
					locale: language,
					extraHTTPHeaders: { "x-dev-country": country },
				});
				await visit(door, [LANDING], locale, device);
				await expect(door.page.locator("html")).toHaveAttribute("lang", `${language.slice(0, 2)}-${country}`);
				await door.context.close();
			});
		});
	}
}
