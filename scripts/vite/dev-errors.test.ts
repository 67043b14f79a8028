import { resolve } from "node:path";
import { createServer, type ErrorPayload, type ViteDevServer } from "vite";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { logEntry } from "../../worker/base/log.ts";
import { root } from "../lib/run.ts";
import { devErrors } from "./dev-errors.ts";

const FILE = resolve(root, "pages/routes.ts");
const error = Object.assign(new TypeError("path is undefined"), {
	stack: `TypeError: path is undefined\n    at routeAt (${FILE}:1:8)`,
});
const failure = (status: number): string =>
	JSON.stringify(logEntry("error", "render/handle-error", "A request failed", { error, status }, "71f07215"));

let server: ViteDevServer;
let overlays: ErrorPayload[] = [];
const print = vi.spyOn(console, "error").mockReturnValue();

beforeAll(async () => {
	server = await createServer({
		root,
		configFile: false,
		appType: "custom",
		logLevel: "error",
		server: { middlewareMode: true, ws: false, watch: null },
		optimizeDeps: { noDiscovery: true },
		plugins: [devErrors()],
	});
	server.environments.client.hot.send = (payload: unknown) => void overlays.push(payload as ErrorPayload);
});
beforeEach(() => {
	overlays = [];
	print.mockClear();
});
afterAll(() => {
	print.mockRestore();
	return server.close();
});

test("an exception of a request is a readable line in the terminal and an overlay with the source in the browser", () => {
	server.config.logger.error(failure(500));
	expect(print.mock.calls[0]?.[0]).toContain(
		"A request failed: TypeError: path is undefined · pages/routes.ts:1:8 · status 500 · request 71f07215",
	);
	expect(overlays).toEqual([
		{
			type: "error",
			err: expect.objectContaining({
				message: "TypeError: path is undefined",
				id: FILE,
				loc: { file: FILE, line: 1, column: 8 },
				frame: expect.stringMatching(/^1 \| import .*\n {2}\| {8}\^\n2 \| /),
			}),
		},
	]);
});

test.each([
	["a service that is down", failure(503)],
	["a line that is no entry", "Some tool failed"],
])("%s opens no overlay", (_, line) => {
	server.config.logger.error(line);
	expect(print).toHaveBeenCalledOnce();
	expect(overlays).toEqual([]);
});
