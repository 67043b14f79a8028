import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, DevEnvironment, type HotChannel, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { devRefresh } from "./dev-refresh.ts";

const BOTH = {
	"rule.ts": "export const rule = 1;",
	"screen.tsx": `import "./rule.ts"; import "./screen.css"; export function Screen() { return null; }`,
	"screen.css": "main { color: red }",
};
const WORKER = {
	"index.ts": `import "./loader.ts"; import "./texts.json"; import { Screen } from "./screen.tsx"; export default Screen;`,
	"loader.ts": `import "./rule.ts"; export const load = 1;`,
	"texts.json": `{ "title": "Hub" }`,
	...BOTH,
};
const CLIENT = {
	"client.tsx": `import "./screen.tsx"; import "./behaviour.ts";`,
	"behaviour.ts": "export const behaviour = 1;",
	...BOTH,
};

mkdirSync(resolve(".cache"), { recursive: true });
const folder = mkdtempSync(resolve(".cache", "refresh-"));
let server: ViteDevServer;
/** Records the messages sent to the browser, and controls when the Worker responds. */
let events: string[] = [];
let finished = (): void => {};

beforeAll(async () => {
	for (const [name, text] of Object.entries({ ...WORKER, ...CLIENT }))
		writeFileSync(join(folder, name), text);
	const silent = { send() {}, on() {} } as HotChannel;
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
						new DevEnvironment(name, config, { hot: true, transport: silent }),
				},
			},
		},
		plugins: [react(), devRefresh({ worker: "shop", ask: async () => void events.push("Worker") })],
	});
	const { client, shop } = server.environments;
	client.hot.send = (payload: { type?: string } | string) =>
		void events.push(typeof payload === "string" ? payload : (payload.type ?? ""));
	const { hotUpdateEnvironments } = server.config.server;
	server.config.server.hotUpdateEnvironments = async (...given) => {
		await hotUpdateEnvironments?.(...given);
		finished();
	};
	for (const name of Object.keys(WORKER)) await shop?.transformRequest(`/${name}`);
	for (const name of Object.keys(CLIENT)) await client.transformRequest(`/${name}`);
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true, force: true });
});

test.each([
	["loader.ts", "reloads the page once, when the Worker has it", ["Worker", "full-reload"]],
	["texts.json", "reloads the page once, when the Worker has it", ["Worker", "full-reload"]],
	["rule.ts", "reloads the page once, when the Worker has it", ["Worker", "full-reload"]],
	["screen.tsx", "is updated in place", ["update"]],
	["screen.css", "is updated in place", ["update"]],
	["behaviour.ts", "of the browser alone is left to Vite", ["full-reload"]],
])("%s %s", async (file, _, expected) => {
	events = [];
	await new Promise<void>((done) => {
		finished = done;
		server.watcher.emit("change", join(folder, file));
	});
	expect(events).toEqual(expected);
});
