import { createServer } from "node:net";
import { expect, test } from "vitest";
import { firstFreePorts, freePort } from "./ports.ts";

test("inspectors get the first free ports after a taken one", async () => {
	const taken = await freePort();
	const server = createServer();
	await new Promise<void>((listening) => server.listen(taken, "127.0.0.1", listening));
	const [first = 0, second = 0] = await firstFreePorts(2, taken);
	server.close();
	expect(first).toBeGreaterThan(taken);
	expect(second).toBeGreaterThan(first);
});
