import { globSync, readFileSync, rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixedRoutes, ROUTES } from "../../pages/routes.ts";
import { createHouse } from "../../scripts/create/create-house.ts";
import { readOptions } from "../../scripts/create/house-options.ts";
import { GOODS } from "../../scripts/create/sample-goods.ts";
import { root } from "../../scripts/lib/run.ts";
import { sitemapPath } from "../../shared/domain/addresses/paths.ts";
import { ADDRESS } from "../setup/buyer.ts";
import { mailsTo } from "../setup/outbox.ts";
import { buyIn, labelIn, orderNoOf, plan, returnFirstItem } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { findDemoTraces } from "./demo-traces.ts";
import { type RunningHouse, startHouse } from "./start-house.ts";

/** `npm run create` makes a house that shares nothing with the demo, and a shopper walks through all of it. */

const FOLDER = resolve(root, ".cache/created/corvo-house");
const FONT = resolve(root, "tests/houses/fonts/grotesk.woff2");
const LOGO = resolve(root, "tests/houses/corvo-logo.svg");
const COLOURS = { paper: "#101114", ink: "#f2f2ee", accent: "#ff8f6b" };
const LOCALES = ["it-it", "en-de"];

let house: RunningHouse;
let shopper: Shopper;

beforeAll(async () => {
	const options = readOptions({
		name: "Corvo",
		languages: "it,en",
		countries: "IT,DE",
		tax: "22",
		text: FONT,
		logo: LOGO,
		corners: "sharp",
		header: "contrast",
		...COLOURS,
	});
	if ("faults" in options) throw new Error(options.faults.join());
	rmSync(FOLDER, { recursive: true, force: true });
	createHouse(FOLDER, options);
	house = await startHouse(FOLDER);
	shopper = newShopper({}, house.storefront);
}, 240_000);

afterAll(() => house?.stop());

const expectNoTrace = (place: string, text: string): void =>
	expect([place, ...findDemoTraces(text)]).toEqual([place]);

/** Nothing of the demo house is on a page, in its headers or in its address. */
async function read(path: string, status?: number): Promise<string> {
	const response = await shopper.fetch(path);
	const text = await response.text();
	if (status === undefined) expect(response.status, `${path}: ${text.slice(0, 300)}`).toBeLessThan(500);
	else expect(response.status, `${path}: ${text.slice(0, 300)}`).toBe(status);
	expectNoTrace(path, `${path} ${[...response.headers].join("\n")} ${text}`);
	return text;
}

const readHref = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? "";

test("a house that was just made has its own name, words and look, in its two languages", async () => {
	const home = await read("/it-it", 200);
	expect(home).toContain("Oggetti per ogni giorno");
	expect(home).toContain(`<meta name="theme-color" content="${COLOURS.paper}"`);
	expect(await read("/en-de", 200)).toContain("Things for every day");
	expect(await read("/en-it/about", 200)).toContain("Corvo");
	const styles = await read(readHref(home, /<link rel="stylesheet" href="([^"]+)"/), 200);
	for (const colour of Object.values(COLOURS)) expect(styles).toContain(colour);
	expect(await read("/favicon.svg", 200)).toContain(COLOURS.ink);
	await read("/it-it/nothing-here", 404);
});

// proves shell-35, shell-36
test("its font is preloaded and is the only one, its logo is drawn, and its corners are sharp", async () => {
	const fonts = globSync("assets/*.woff2", { cwd: house.files }).map((file) => basename(file));
	expect(fonts).toEqual([expect.stringMatching(/^grotesk-/)]);
	const home = await read("/it-it", 200);
	expect(home.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
		expect.stringContaining(`/assets/${fonts[0]}`),
	]);
	const styles = globSync("assets/*.css", { cwd: house.files })
		.map((file) => readFileSync(resolve(house.files, file), "utf8"))
		.join("\n");
	expect(styles).toMatch(/mask:[^;}]*url\([^)]*logo[^)]*\.svg/);
	// The frame of editors' tools is Salesforce's, and no shopper loads it.
	const own = globSync("assets/!(design-island)*.css", { cwd: house.files }).map((file) =>
		readFileSync(resolve(house.files, file), "utf8"),
	);
	const corners = own.flatMap((css) =>
		[...css.matchAll(/border-radius:([^;}]+)/g)].map(([, corner = ""]) => corner.trim()),
	);
	expect(corners.length).toBeGreaterThan(0);
	expect(corners.filter((corner) => !/^(?:0|50%)$/.test(corner))).toEqual([]);
});

// proves shell-32
test("its header is contrast where its editors choose none", async () => {
	const view = JSON.parse(await read("/_page/it-it", 200)) as { page: { headerType?: string } };
	expect(view.page.headerType).toBe("contrast");
});

test("its ten products have pictures", async () => {
	const lists = await Promise.all(["/it-it/table", "/it-it/living"].map((path) => read(path, 200)));
	expect(GOODS).toHaveLength(10);
	for (const { name } of GOODS) expect(lists.join()).toContain(name.it);
	const pictures = new Set(
		lists
			.join()
			.match(/\/dw\/image\/[^"'\s,]+/g)
			?.slice(0, 12),
	);
	expect(pictures.size).toBeGreaterThan(0);
	for (const picture of pictures) {
		const response = await shopper.fetch(picture.replaceAll("&amp;", "&"));
		await response.arrayBuffer();
		expect([picture, response.status]).toEqual([picture, 200]);
		expect(response.headers.get("content-type")).toMatch(/^image\//);
	}
	const product = await read(readHref(lists[1] ?? "", /href="([^"]*vaso-alto[^"]*)"/i), 200);
	expect(product).toContain("Vaso alto");
});

const readAddresses = async (path: string): Promise<string[]> =>
	[...(await read(path, 200)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = ""]) => new URL(address).pathname,
	);

// proves shell-37
test("no address of its sitemap, of the table of routes or of its files has a trace of the demo", async () => {
	const sitemaps = await readAddresses(sitemapPath("shop"));
	const listed = (await Promise.all(sitemaps.map(readAddresses))).flat();
	expect(listed.length).toBeGreaterThan(2 * GOODS.length);
	const routes = LOCALES.flatMap((locale) => fixedRoutes.map((name) => `/${locale}${ROUTES[name].path}`));
	const files = ["/", "/robots.txt", "/no-image/it.svg", "/no-image/en.svg", "/icons/pay/visa.svg"];
	for (const path of [...listed, ...routes, ...files, "/it-it/search?q=vaso", "/it-it/search?q=qqq"])
		await read(path);
	for (const path of [...listed, ...routes].slice(0, 40)) await read(`/_page${path}`);
}, 120_000);

// proves shell-37
test("no script and no style of its build has a trace of the demo", () => {
	const files = globSync("**/*.{js,css,svg,json}", { cwd: house.files });
	expect(files.length).toBeGreaterThan(100);
	for (const file of files) expectNoTrace(file, readFileSync(resolve(house.files, file), "utf8"));
});

// proves shell-37
test("an order, its mails, its return label and the answers of the API have no trace of the demo", async () => {
	const email = "ada@corvo.example";
	await read("/api/it-it/session", 200);
	const placed = await buyIn(shopper, {
		locale: "it-it",
		productId: "0001",
		email,
		address: ADDRESS,
		commerce: house.commerce,
	});
	const orderNo = orderNoOf(placed);
	expect(await read(placed, 200)).toMatch(/95/);
	await read(`/it-it/order?orderNo=${orderNo}`, 200);
	await plan(orderNo, ["shipped", "delivered"], house);
	const done = await returnFirstItem(shopper, "it-it", `orderNo=${orderNo}`);
	const label = labelIn(await read(done, 200));
	expect(label).not.toBe("");
	expect(await read(label, 200)).toContain("Corvo");
	const body = new URLSearchParams({ email });
	await (await shopper.fetch("/it-it/newsletter", { method: "POST", body })).arrayBuffer();
	await expect
		.poll(async () => (await mailsTo(email, house.commerce)).map(({ template }) => template), {
			timeout: 20_000,
		})
		.toEqual(expect.arrayContaining(["order-confirmation", "newsletter-welcome"]));
	for (const mail of await mailsTo(email, house.commerce))
		expectNoTrace(mail.template, JSON.stringify(mail).replaceAll(house.storefront, ""));
	await read("/api/it-it/session", 200);
	await read("/api/it-it/suggestions?q=va", 200);
});
