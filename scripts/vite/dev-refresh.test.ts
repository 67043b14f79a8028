import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, DevEnvironment, type HotChannel, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { devRefresh } from "./dev-refresh.ts";

const FILES = {
	"worker/index.ts": `import "../loader.ts"; import "../texts.json"; import { Screen } from "../screen.tsx"; export default Screen;`,
	"loader.ts": `import "./rule.ts"; export const load = 1;`,
	"texts.json": `{ "title": "Hub" }`,
	"rule.ts": "export const rule = 1;",
	"screen.tsx": `import "./rule.ts"; import "./screen.css"; export function Screen() { return null; }`,
	"screen.css": "main { color: red }",
	"behaviour.ts": "export const behaviour = 1;",
	"client.tsx": `import "./screen.tsx"; import "./behaviour.ts";`,
};

mkdirSync(resolve(".cache"), { recursive: true });
const folder = mkdtempSync(resolve(".cache", "refresh-"));
let server: ViteDevServer;
let reportUpdated = (): void => {};
let delivered = (): void => {};
let told = (): void => {};
let sent: string[] = [];

beforeAll(async () => {
	mkdirSync(join(folder, "worker"));
	for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
	server = await createServer({
		root: folder,
		configFile: false,
		appType: "custom",
		logLevel: "silent",
		server: { middlewareMode: true, ws: false },
		optimizeDeps: { noDiscovery: true },
		environments: {
			shop: {
				dev: {
					createEnvironment: (name, config) =>
						new DevEnvironment(name, config, { hot: true, transport: channelToWorker() }),
				},
			},
		},
		plugins: [react(), devRefresh({ entry: "worker/index.ts", worker: "shop" })],
	});
	const { client, shop } = server.environments;
	client.hot.send = (payload: { type?: string } | string) => {
		sent.push(typeof payload === "string" ? payload : (payload.type ?? ""));
		told();
	};
	for (const name of Object.keys(FILES)) {
		if (name !== "client.tsx" && name !== "behaviour.ts") await shop?.transformRequest(`/${name}`);
		if (name !== "worker/index.ts" && name !== "loader.ts" && name !== "texts.json")
			await client.transformRequest(`/${name}`);
	}
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Stands in for workerd, which is sent each update and reports when it is done. */
function channelToWorker(): HotChannel {
	const listeners: ((data: unknown, client: object) => void)[] = [];
	reportUpdated = () => {
		for (const listener of listeners) listener({}, {});
	};
	return {
		send: () => delivered(),
		on(event: string, listener: (data: unknown, client: object) => void) {
			if (event === "vetrina:worker-updated") listeners.push(listener);
		},
	} as HotChannel;
}

/** Changes a file and returns what the browser is told before and after the Worker reports that it has the change. */
async function change(file: string, isWorkers = true): Promise<{ before: string[]; after: string[] }> {
	sent = [];
	await new Promise<void>((resolve) => {
		delivered = isWorkers ? resolve : () => {};
		told = isWorkers ? () => {} : resolve;
		server.watcher.emit("change", join(folder, file));
	});
	const before = sent;
	sent = [];
	reportUpdated();
	return { before, after: sent };
}

test.each(["loader.ts", "texts.json", "rule.ts"])(
	"%s reloads the page once, when the Worker has it",
	async (file) => {
		expect(await change(file)).toEqual({ before: [], after: ["full-reload"] });
	},
);

test.each(["screen.tsx", "screen.css"])("%s is updated in place", async (file) => {
	expect(await change(file)).toEqual({ before: ["update"], after: [] });
});

test("a module that the browser alone imports is left to Vite", async () => {
	expect(await change("behaviour.ts", false)).toEqual({ before: ["full-reload"], after: [] });
});
