import { ensureSecrets } from "../../scripts/lib/checks/secrets.ts";
import { expect, type Page } from "./test.ts";

const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;
const token = ensureSecrets().commerce.ADMIN_TOKEN ?? "";

type Stored = { id: string; version: number; planned: { publishAt: number }[] };

/** Calls the management API, past the studio. */
export async function manage<Result = Stored>(method: string, path: string, body?: object): Promise<Result> {
	const response = await fetch(`${commerce}/admin/content/entries${path}`, {
		method,
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return (response.status === 204 ? undefined : await response.json()) as Result;
}

/** Returns the present by the shop's clock, which other tests may have moved. */
export async function readShopTime(): Promise<number> {
	const response = await fetch(`${commerce}/admin/clock`, { headers: { authorization: `Bearer ${token}` } });
	return Date.parse(((await response.json()) as { now: string }).now);
}

/** Moves the shop's clock on to a time in seconds. Nothing moves it back. */
export async function moveShopTime(seconds: number): Promise<void> {
	const advance = seconds - Math.floor((await readShopTime()) / 1000);
	if (advance <= 0) return;
	const response = await fetch(`${commerce}/admin/clock`, {
		method: "PUT",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify({ advance }),
	});
	if (!response.ok) throw new Error(`The clock does not move: ${response.status} ${await response.text()}`);
}

const publish = async (id: string, type: string, fields: object): Promise<void> => {
	const { version } = await manage("POST", "", { id, type, fields, by: "seed" });
	await manage("POST", `/${id}/publish`, { version, by: "seed" });
};

export type WalkedPage = { id: string; title: string; first: string; second: string };

/** Publishes a page of two statements in English and Arabic, which this test alone uses. */
export async function publishPage(): Promise<WalkedPage> {
	const id = `walk-${crypto.randomUUID().slice(0, 8)}`;
	const page = { id, title: `Walk ${id}`, first: `${id}-first`, second: `${id}-second` };
	await publish(page.first, "Statement", { text: { en: `First of ${id}.`, ar: "الأول" } });
	await publish(page.second, "Statement", { text: { en: `Second of ${id}.` } });
	const sections = [{ link: page.first }, { link: page.second }];
	await publish(id, "Page", { slug: `/${id}`, title: { en: page.title }, sections });
	return page;
}

/** Signs in, and opens a page by its title, found by its id. */
export async function openPage(
	page: Page,
	name: string,
	{ id, title }: Pick<WalkedPage, "id" | "title">,
): Promise<void> {
	await page.goto(`${commerce}/studio`);
	await page.getByLabel("Your name").fill(name);
	await page.getByLabel("Token of the house").fill(token);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByLabel("Search pages").fill(id);
	await page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: title }).click();
}

export async function openStudio(page: Page, name: string, walked: WalkedPage): Promise<void> {
	await openPage(page, name, walked);
	await expect(sectionList(page).getByRole("listitem")).toHaveCount(2);
}

/** Drafts content that shows one statement, which only previews see until it is forgotten. */
export async function draftContent(
	type: string,
	fields: object,
	field: string,
): Promise<{ id: string; line: string; forget: () => Promise<void> }> {
	const id = `walk-${crypto.randomUUID().slice(0, 8)}`;
	const line = `${id}-line`;
	await manage("POST", "", {
		id: line,
		type: "Statement",
		fields: { text: { en: `Line of ${id}.` } },
		by: "seed",
	});
	await manage("POST", "", { id, type, fields: { ...fields, [field]: [{ link: line }] }, by: "seed" });
	const forget = async (): Promise<void> => {
		const { version } = await manage("GET", `/${id}`);
		await manage("DELETE", `/${id}`, { version, by: "seed" });
	};
	return { id, line, forget };
}

export const sectionList = (page: Page) => page.getByRole("region", { name: "Sections" });
export const shop = (page: Page) => page.frameLocator("[data-testid=shop]");
export const saving = (page: Page) => page.getByRole("banner").getByRole("status");
/** `timeout`: milliseconds, where the cloud has to draw pictures meanwhile. */
export const isSaved = (page: Page, timeout?: number) =>
	expect(saving(page)).toHaveText(/^Saved \d\d:\d\d$/, { timeout });
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

export const openSection = (page: Page, id: string) =>
	sectionList(page).locator(`[data-entry="${id}"] .name`).click();
export const listSections = (page: Page): Promise<(string | null)[]> =>
	sectionList(page)
		.getByRole("listitem")
		.evaluateAll((items) => items.map((item) => item.getAttribute("data-entry")));
