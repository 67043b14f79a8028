import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { ensureSecrets } from "../../../scripts/lib/checks/secrets.ts";

const SDK = "node_modules/@salesforce/storefront-next-runtime/dist";
const SCRIPT = { contentType: "text/javascript" };

export const STOREFRONT = `http://localhost:${process.env.E2E_STOREFRONT_PORT ?? 8897}`;
/** The editor's tool is at the origin of the commerce cloud, as the studio is. */
export const EDITOR = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;

/** Milliseconds: nothing of a page in an editor's frame is cached, and a busy machine draws it in several seconds. */
export const DRAWN_IN = 20_000;

const authorization = `Bearer ${ensureSecrets().commerce.ADMIN_TOKEN ?? ""}`;
const JSON_TYPE = { "content-type": "application/json" };

export async function askAdmin<T>(method: string, path: string, body?: object): Promise<T> {
	const response = await fetch(`${EDITOR}/admin/content/${path}`, {
		method,
		headers: { authorization, ...JSON_TYPE },
		body: body && JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return (await response.json()) as T;
}

export const makeToken = async (pageId: string, origin = EDITOR): Promise<string> =>
	(await askAdmin<{ pdToken: string }>("POST", "design-tokens", { pageId, origin })).pdToken;

export const writeAddress = (path: string, pdToken: string, mode = "EDIT"): string =>
	`${STOREFRONT}${path}?${new URLSearchParams({ mode, pdToken })}`;

/** An event of the SDK, as the host receives it. */
export type HostEvent = { eventType: string } & Record<string, unknown>;
type Host = Record<string, (event: object) => void>;
declare global {
	interface Window {
		host: Host;
		hostEvents: HostEvent[];
		isConnected: boolean;
	}
}

/** A page that uses `createHostApi` of the SDK unmodified, as the studio and Business Manager do. */
const writeHost = (
	address: string,
	config: object,
): string => `<!doctype html><html lang="en"><title>Editor</title>
<iframe id="shop" src="${address.replaceAll("&", "&amp;")}" width="390" height="800"></iframe>
<script type="module">
import { createHostApi } from "/sdk/design-messaging.js";
const frame = document.getElementById("shop");
const shop = new URL(frame.src).origin;
window.hostEvents = [];
window.isConnected = false;
window.host = createHostApi({
	id: "test-host",
	emitter: {
		postMessage: (message) => frame.contentWindow.postMessage(message, shop),
		addEventListener(handler) {
			const listener = ({ data, source, origin }) => {
				if (source === frame.contentWindow && origin === shop) handler(data);
			};
			addEventListener("message", listener);
			return () => removeEventListener("message", listener);
		},
	},
});
host.on("Event", (event) => hostEvents.push(event));
host.connect({
	configFactory: async () => (${JSON.stringify(config)}),
	onClientConnected: () => { window.isConnected = true; },
});
</script></html>`;

/** Serves the SDK and a page at an origin of the test's own. */
export async function serve(page: Page, origin: string, path: string, html: string): Promise<void> {
	await page.context().route(`${origin}/sdk/*`, (route) =>
		route.fulfill({
			...SCRIPT,
			body: readFileSync(join(SDK, new URL(route.request().url()).pathname.slice(5)), "utf8"),
		}),
	);
	await page
		.context()
		.route(`${origin}${path}`, (route) => route.fulfill({ contentType: "text/html", body: html }));
}

export type Component = {
	id: string;
	typeId: string;
	name: string;
	regions?: { id: string; components: Component[] }[];
	data: Record<string, unknown>;
};
export const listComponents = (component: Component): Component[] => [
	component,
	...(component.regions ?? []).flatMap(({ components }) => components.flatMap(listComponents)),
];

/** Returns the configuration that the host sends its client: each component with its type. */
export const writeConfig = (page: Component, locale: string): object => {
	const components = listComponents(page);
	return {
		locale,
		labels: {},
		regions: {},
		components: Object.fromEntries(
			components.map(({ id, typeId, name }) => [id, { id, type: typeId, name }]),
		),
		componentTypes: Object.fromEntries(
			components.map(({ typeId }) => [typeId, { id: typeId, name: typeId, label: typeId, image: "" }]),
		),
	};
};

/** Opens a page of the shop in the frame of a test host at an origin. */
export async function openHost(
	page: Page,
	address: string,
	{
		origin = EDITOR,
		config = { components: {}, componentTypes: {}, labels: {}, regions: {} },
	}: { origin?: string; config?: object } = {},
): Promise<void> {
	// To the browser, a page that the test serves is on the internet, and the shop is on this machine.
	await page.context().grantPermissions(["local-network-access"], { origin });
	await serve(page, origin, "/test-host", writeHost(address, config));
	await page.goto(`${origin}/test-host`);
}

/** The page as Shopper Experience gives it to the client, which has told its host. */
export const readPage = async (page: Page): Promise<Component> => {
	await expect.poll(() => listEvents(page, "ClientPageChanged"), { timeout: DRAWN_IN }).not.toHaveLength(0);
	return (await listEvents(page, "ClientPageChanged")).at(-1)?.page as Component;
};

/** Opens a page of the shop in the frame of a test host that knows its components, and returns the page. */
export async function openEditor(page: Page, path: string, pageId: string): Promise<Component> {
	await openHost(page, writeAddress(path, await makeToken(pageId)));
	const shown = await readPage(page);
	await call(page, "setClientConfiguration", writeConfig(shown, path.slice(1, 6)));
	return shown;
}

export const call = (page: Page, method: string, event: object): Promise<void> =>
	page.evaluate(([name, data]) => window.host[name]?.(data), [method, event] as const);

export const listEvents = (page: Page, type: string): Promise<HostEvent[]> =>
	page.evaluate((name) => window.hostEvents.filter(({ eventType }) => eventType === name), type);
